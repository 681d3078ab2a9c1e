/** What a source entry exports, as its pages show it. */
export interface Entry {
  /** What people import: `@filigrana/sdk/domain`. */
  name: string;
  symbols: Exported[];
}

export type ExportedKind = 'function' | 'class' | 'type' | 'value';

export interface Exported extends Prose {
  name: string;
  kind: ExportedKind;
  /** TypeScript, as an editor shows it. */
  signature: string;
  params: Part[];
  members: Member[];
}

export interface Prose {
  /** Markdown of the docstring. */
  text: string;
  returns: string;
  throws: string[];
  examples: string[];
}

export interface Part {
  name: string;
  type: string;
  text: string;
}

/** A field of a type; of a field that holds functions, those are its own members. */
export interface Member extends Part {
  members: Part[];
}
