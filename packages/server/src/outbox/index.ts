export { createOutbox, WAITING_LETTERS, type Outbox } from './outbox.ts';
export { queueLetter, type WaitingLetter } from './outbox.repository.ts';
