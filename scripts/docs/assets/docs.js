// What the pages do beyond being read: search, and copying code. They work without it.
import MiniSearch from './minisearch.js';

const box = document.getElementById('search');
const input = box.querySelector('input');
const list = box.querySelector('ul');
const status = box.querySelector('[role="status"]');

let index;
/** The index is loaded when somebody is about to search, and again after a failure. */
const load = () =>
  (index ??= fetch(new URL('./search.json', import.meta.url))
    .then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.text();
    })
    .then((text) =>
      MiniSearch.loadJSON(text, {
        fields: ['title', 'page', 'text'],
        storeFields: ['title', 'page', 'href'],
      }),
    )
    .catch((error) => {
      index = undefined;
      throw error;
    }));

let chosen = -1;

function choose(next) {
  const options = [...list.children];
  chosen = options.length === 0 ? -1 : (next + options.length) % options.length;
  options.forEach((option, at) => option.setAttribute('aria-selected', String(at === chosen)));
  if (chosen < 0) input.removeAttribute('aria-activedescendant');
  else {
    input.setAttribute('aria-activedescendant', options[chosen].id);
    options[chosen].scrollIntoView({ block: 'nearest' });
  }
}

function show(results) {
  list.replaceChildren(
    ...results.map(({ title, page, href }, at) => {
      const option = document.createElement('li');
      option.id = `result-${at}`;
      option.setAttribute('role', 'option');
      option.dataset.href = href;
      const name = document.createElement('strong');
      name.textContent = title;
      option.append(name);
      if (page !== title) {
        const where = document.createElement('span');
        where.textContent = page;
        option.append(where);
      }
      return option;
    }),
  );
  list.hidden = results.length === 0;
  input.setAttribute('aria-expanded', String(results.length > 0));
  choose(results.length > 0 ? 0 : -1);
}

function close() {
  show([]);
  status.textContent = '';
}

async function search() {
  const asked = input.value.trim();
  if (asked === '') return close();
  try {
    const found = (await load())
      .search(asked, {
        prefix: true,
        fuzzy: 0.15,
        boost: { title: 4, page: 2 },
        combineWith: 'AND',
        // What explains comes before what lists.
        boostDocument: (_id, _term, { href }) =>
          /^\/docs\/(start|concepts|guides)/.test(href) ? 2 : 1,
      })
      .slice(0, 8);
    // Somebody has typed on meanwhile.
    if (input.value.trim() !== asked) return;
    show(found);
    status.textContent =
      found.length === 0 ? `Nothing found for “${asked}”.` : `${found.length} results.`;
  } catch {
    show([]);
    status.textContent = 'The search could not be loaded. Type on to try again.';
  }
  status.classList.toggle('sr', list.children.length > 0);
}

const open = (option) => {
  if (option) location.assign(option.dataset.href);
};

input.addEventListener('focus', () => load().catch(() => undefined));
input.addEventListener('input', search);
input.addEventListener('keydown', (event) => {
  const moves = { ArrowDown: 1, ArrowUp: -1 };
  if (event.key in moves && !list.hidden) {
    event.preventDefault();
    choose(chosen + moves[event.key]);
  } else if (event.key === 'Enter') open(list.children[chosen]);
  else if (event.key === 'Escape') {
    input.value = '';
    close();
  }
});
list.addEventListener('pointerdown', (event) => {
  event.preventDefault();
  open(event.target.closest('li'));
});
input.addEventListener('blur', close);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
box.hidden = false;

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const isDone = await navigator.clipboard
      ?.writeText(block.querySelector('code').textContent)
      .then(
        () => true,
        () => false,
      );
    button.textContent = isDone ? 'Copied' : 'Not copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  block.append(button);
}

// The place in the lists, wherever they begin.
document
  .querySelector('.side [aria-current]')
  ?.scrollIntoView({ block: 'center', container: 'nearest' });

const contents = new Map(
  [...document.querySelectorAll('.toc a')].map((link) => [link.hash.slice(1), link]),
);
const seen = new IntersectionObserver(
  (entries) => {
    const top = entries.find(({ isIntersecting }) => isIntersecting);
    if (!top) return;
    for (const link of contents.values()) link.removeAttribute('aria-current');
    contents.get(top.target.id)?.setAttribute('aria-current', 'true');
  },
  { rootMargin: '-80px 0px -70% 0px' },
);
for (const id of contents.keys()) {
  const heading = document.getElementById(id);
  if (heading) seen.observe(heading);
}
