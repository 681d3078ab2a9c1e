/** A machine at work. */
export interface Running<Event> {
  send(event: Event): void;
  stop(): void;
}
