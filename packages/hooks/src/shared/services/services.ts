import type { Service, ShopContext } from './service.ts';

interface Entry {
  instance: unknown;
  start: () => (() => void) | undefined;
  stop: (() => void) | undefined;
  wanted: boolean;
}

/** The services of one provider: made when first asked for, running while the provider is mounted. */
export class Services {
  readonly #entries = new Map<Service<never>, Entry>();
  #running = false;

  get<Instance>(definition: Service<Instance>, context: ShopContext): Instance {
    const known = this.#entries.get(definition as Service<never>);
    if (known) return known.instance as Instance;
    const instance = definition.create(context);
    const start = () => definition.start?.(instance, context);
    const entry: Entry = { instance, start, stop: undefined, wanted: false };
    this.#entries.set(definition as Service<never>, entry);
    return instance;
  }

  /** Marks a service as used on the screen: it runs from now on, or as soon as the provider does. */
  want(definition: Service<never>): void {
    const entry = this.#entries.get(definition);
    if (!entry || entry.wanted) return;
    entry.wanted = true;
    if (this.#running) entry.stop = entry.start();
  }

  run(): () => void {
    this.#running = true;
    for (const entry of this.#entries.values()) if (entry.wanted) entry.stop = entry.start();
    return () => {
      this.#running = false;
      for (const entry of this.#entries.values()) {
        entry.stop?.();
        entry.stop = undefined;
      }
    };
  }
}
