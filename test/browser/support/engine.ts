import { expect, vi } from 'vitest';
import { focusOf, MOST_STOPS } from './keyboard.ts';
import type { Account } from './people.ts';

/** What is asked of a part of a page. */
export type Question<Answer> = (element: Element) => Answer | Promise<Answer>;

/**
 * A browser of any engine, as far as a walk needs one. What it is asked for by XPath has to be there
 * already: whoever walks waits.
 */
export interface Engine {
  open(address: string): Promise<void>;
  /** Asks the page about a part of it. The question travels as text and knows nothing around it. */
  ask<Answer>(part: string, question: Question<Answer>): Promise<Answer>;
  /** Does something in a second tab of the same browser, and comes back to the first. */
  inAnotherTab(act: () => Promise<void>): Promise<void>;
  click(part: string): Promise<void>;
  /** Presses keys, which also choose in a list. */
  type(part: string, keys: string): Promise<void>;
  /** Presses one key where the focus is, by its name in the DOM (`Tab`, `Shift+Tab`, `a`). */
  press(key: string): Promise<void>;
  /** Writes where the focus is, key by key. */
  write(text: string): Promise<void>;
  /** Chooses a file by its path. */
  attach(part: string, file: string): Promise<void>;
  /** The screen as a picture, one pixel for one of the page. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** As patient as everything else that waits for the page, in ms. */
const PATIENCE = { timeout: 60_000, interval: 200 };

/** React has taken it over, and it may be used. */
const isReady = (element: Element) =>
  !element.matches(':disabled') &&
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Whether one is among the files that the shop keeps for the next time its page is opened. */
export const hasKeptPicture = () =>
  new Promise<boolean>((resolve, reject) => {
    const opening = indexedDB.open('files');
    // Whoever looks first must not make them: the shop would find them without their place.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () =>
      opening.error?.name === 'AbortError' ? resolve(false) : reject(opening.error),
    );
    opening.addEventListener('success', () => {
      const files = opening.result;
      const kept = files.transaction('files').objectStore('files').getAll();
      kept.addEventListener('success', () => {
        files.close();
        resolve(kept.result.some(({ type }: { type: string }) => type.startsWith('image/')));
      });
    });
  });

/** A button of the page by its name. */
export const button = (name: string) =>
  `//main//button[normalize-space()="${name}" or @aria-label="${name}"]`;

/** A field of the page by how its label begins. */
export const field = (label: string) =>
  `//main//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** The hands and eyes of a person, who waits for what she wants to touch or see. */
export function personAt(engine: Engine) {
  const until = <Answer>(part: string, question: Question<Answer>, answer: Answer) =>
    vi.waitFor(async () => expect(await engine.ask(part, question)).toBe(answer), PATIENCE);
  const ready = async (part: string) => {
    await until(part, isReady, true);
    return part;
  };
  /** A page that still grows moves what is clicked; a click that was refused has clicked nothing. */
  const click = async (part: string) => {
    await ready(part);
    await vi.waitFor(() => engine.click(part), PATIENCE);
  };
  const press = (name: string) => click(button(name));
  const fill = async (label: string, keys: string) => engine.type(await ready(field(label)), keys);
  const arriveAt = (path: string) => until('//html', () => location.pathname, path);
  return {
    open: (address: string) => engine.open(address),
    /** One page back. By the page: drivers wait for a document, and a page of the app is none. */
    back: () => engine.ask('//html', () => history.back()),
    /** And one page forward again. */
    forward: () => engine.ask('//html', () => history.forward()),
    /** Waits until a part of the page answers. */
    alive: ready,
    press,
    follow: (link: string) => click(`//main//a[normalize-space()="${link}"]`),
    pick: (choice: string) => click(`//main//label[starts-with(normalize-space(), "${choice}")]`),
    fill,
    /** Goes on by the Tab key until a part has the focus, which is seen wherever it stops. */
    async tabTo(part: string) {
      await ready(part);
      for (let stop = 0; stop < MOST_STOPS; stop++) {
        if (await engine.ask(part, (element) => element === document.activeElement)) return;
        await engine.press('Tab');
        await until('//html', focusOf, 'kept');
      }
      throw new Error(`Tab never comes to ${part}`);
    },
    /** Puts what was copied into a field, and tells what stands there. */
    async paste(label: string) {
      await engine.click(await ready(field(label)));
      await engine.press('Control+v');
      return engine.ask(field(label), (input) => (input as HTMLInputElement).value);
    },
    attach: async (file: string) => engine.attach(await ready('//main//input[@type="file"]'), file),
    /** Waits until the device has kept the picture that was chosen last: then the page may go. */
    pictureKept: () => until('//html', hasKeptPicture, true),
    /** Lets go of a file, as dragged from the desktop, over the place that takes files. */
    drop: async () =>
      engine.ask(await ready('//main//input[@type="file"]'), (input) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF-1.4'], 'soltado.pdf', { type: 'application/pdf' }));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        input.dispatchEvent(event);
      }),
    /** Puts the piece on the page into the cart: the shop has it then, and the page may be left. */
    putIntoCart: async () => {
      await press('Añadir al carrito');
      // Its words are others while it is on its way.
      await ready(button('Añadir al carrito'));
    },
    /** Waits for words that stay: what goes away by itself may be missed. */
    read: (words: string) =>
      until(
        `//body//*[text()[contains(., "${words}")] or @aria-label="${words}"]`,
        () => true,
        true,
      ),
    arriveAt,
    /** On the page of the login. */
    async logIn({ correo, contrasena }: Account, arrives: string) {
      await fill('Correo', correo);
      await fill('Contraseña', contrasena);
      await press('Iniciar sesión');
      await arriveAt(arrives);
    },
    /** Waits until a page grows no more and asks for nothing more. */
    async settle() {
      let before = -1;
      await vi.waitFor(
        async () => {
          const was = before;
          before = await engine.ask(
            '//html',
            (html) =>
              html.querySelectorAll('*').length + performance.getEntriesByType('resource').length,
          );
          expect(before).toBe(was);
        },
        { ...PATIENCE, interval: 500 },
      );
    },
  };
}
