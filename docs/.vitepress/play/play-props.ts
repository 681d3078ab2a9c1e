/** What a part is given: what it is about, and the `<details>` that it stands in. */
export interface PlayProps {
  about: string;
  part: HTMLElement;
}
