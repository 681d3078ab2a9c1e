/** The answer does not have the promised shape. Says where and what kind, never the value itself. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/**
 * A value of an answer with its place in it, and readers that accept what the wire may hold and
 * reject everything else. Readers with a fallback give it for missing values (undefined and null).
 */
export class Wire {
  /** As it came. */
  declare readonly value: unknown;
  declare private readonly mediaHost: string;
  declare private readonly holder: Wire | null;
  /** Field or index in the holder. */
  declare private readonly key: string | number;

  /** Of an answer; values in it come from `at`, `list` and the like. */
  constructor(
    value: unknown,
    mediaHost: string,
    holder: Wire | null = null,
    key: string | number = '',
  ) {
    this.value = value;
    this.mediaHost = mediaHost;
    this.holder = holder;
    this.key = key;
  }

  /** Where the value stands in the answer; put together only when something is wrong with it. */
  private get place(): string {
    if (this.holder === null) return '';
    const { place } = this.holder;
    if (typeof this.key === 'number') return `${place}[${this.key}]`;
    return place === '' ? this.key : `${place}.${this.key}`;
  }

  /** True when the value is undefined or null. */
  get missing(): boolean {
    return this.value == null;
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  /** The field under the first of these spellings that holds something. */
  at(...spellings: [string, ...string[]]): Wire {
    if (typeof this.value !== 'object' || this.value === null || this.isList)
      throw this.unexpected('an object');
    const record = this.value as Record<string, unknown>;
    let [name] = spellings;
    for (const spelling of spellings)
      if (record[spelling] != null) {
        name = spelling;
        break;
      }
    return new Wire(record[name], this.mediaHost, this, name);
  }

  /** The field under this name if there is one, else the value itself: for answers with or without a wrapper. */
  unwrap(name: string): Wire {
    if (this.missing || this.isList) return this;
    const inner = this.at(name);
    return inner.missing ? this : inner;
  }

  list(): Wire[] {
    if (!Array.isArray(this.value)) throw this.unexpected('a list');
    return this.value.map((item: unknown, index) => new Wire(item, this.mediaHost, this, index));
  }

  /** The only item of a list that stands for one thing; anything else is itself. */
  first(): Wire {
    return this.isList ? (this.list()[0] ?? new Wire(null, this.mediaHost, this, 0)) : this;
  }

  /** Any text, also an empty one; numbers become text. */
  text<Fallback = never>(...fallback: [] | [Fallback]): string | Fallback {
    if (this.missing) return this.fallBack('a text', fallback);
    if (typeof this.value === 'string') return this.value;
    if (typeof this.value === 'number') return String(this.value);
    throw this.unexpected('a text');
  }

  integer<Fallback = never>(...fallback: [] | [Fallback]): number | Fallback {
    if (this.missing || this.value === '') return this.fallBack('a whole number', fallback);
    const number = this.numeric(/^\s*-?\d+\s*$/);
    if (!Number.isSafeInteger(number)) throw this.unexpected('a whole number');
    return number;
  }

  /** A number of any precision. */
  decimal<Fallback = never>(...fallback: [] | [Fallback]): number | Fallback {
    if (this.missing || this.value === '') return this.fallBack('a number', fallback);
    const number = this.numeric(/^\s*-?\d+(\.\d+)?\s*$/);
    if (!Number.isFinite(number)) throw this.unexpected('a number');
    return number;
  }

  /** US dollars, rounded to cents. */
  amount<Fallback = never>(...fallback: [] | [Fallback]): number | Fallback {
    if (this.missing || this.value === '') return this.fallBack('an amount', fallback);
    return Math.round(this.decimal() * 100) / 100;
  }

  /** 1, '1' and true are yes; 0, '0' and false are no. */
  yes<Fallback = never>(...fallback: [] | [Fallback]): boolean | Fallback {
    if (this.missing) return this.fallBack('0 or 1', fallback);
    if (this.value === true || this.value === 1 || this.value === '1') return true;
    if (this.value === false || this.value === 0 || this.value === '0') return false;
    throw this.unexpected('0 or 1');
  }

  /** One of the given words, compared without case, in the spelling given here. */
  oneOf<Word extends string, Fallback = never>(
    words: readonly Word[],
    ...fallback: [] | [Fallback]
  ): Word | Fallback {
    if (this.missing || this.value === '') return this.fallBack('a known word', fallback);
    const seen = this.text().trim().toLowerCase();
    const word = words.find((candidate) => candidate.toLowerCase() === seen);
    if (word === undefined) throw this.unexpected(`one of ${words.join(', ')}`);
    return word;
  }

  /** An ISO 8601 date as text; it stays as it was sent. */
  date<Fallback = never>(...fallback: [] | [Fallback]): string | Fallback {
    if (this.missing || this.value === '') return this.fallBack('a date', fallback);
    // The pattern too, because runtimes find dates in almost any text with a number.
    const text = typeof this.value === 'string' ? this.value : '';
    if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(Date.parse(text)))
      throw this.unexpected('a date');
    return text;
  }

  /**
   * Address of a picture or a file; null when there is none. A path belongs to the API's origin, so
   * it gets that host. An address that a page must not open (`javascript:` …) counts as none.
   */
  link(): string | null {
    const text = this.text('').trim();
    if (text === '') return null;
    if (this.mediaHost === '' && OWN_PATH.test(text)) return text;
    const url = parseUrl(text, this.mediaHost === '' ? 'http://origin.invalid' : this.mediaHost);
    if (url === null || !/^(https?:|data:image\/)/.test(url.href)) return null;
    return this.mediaHost === '' ? text : url.href;
  }

  /** The error that says what was expected here. */
  unexpected(expected: string): WireError {
    const kind = this.value === null ? 'null' : this.isList ? 'a list' : typeof this.value;
    return new WireError(`${this.place || 'the answer'}: expected ${expected}, got ${kind}`);
  }

  private numeric(pattern: RegExp): number {
    if (typeof this.value === 'number') return this.value;
    return typeof this.value === 'string' && pattern.test(this.value) ? Number(this.value) : NaN;
  }

  private fallBack<Fallback>(expected: string, fallback: [] | [Fallback]): Fallback {
    if (fallback.length === 0) throw this.unexpected(expected);
    return fallback[0];
  }
}

/** A path of the API's own origin that needs no second look. */
const OWN_PATH = /^\/(?!\/)[\w./-]*$/;

function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
