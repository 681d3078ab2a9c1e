/** What a message says, before it becomes text and HTML. All of it is plain text. */
export interface Letter {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Address of a picture that anybody may open. */
  image?: string | undefined;
  /** Rows of name and value: what was bought, where it goes. */
  facts?: readonly (readonly [name: string, value: string])[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  notes?: readonly string[];
  /** A link under the small print. */
  way?: { label: string; url: string };
}

/** Who signs. */
export interface Signature {
  nombre: string;
  correo: string;
  telefono: string;
}
