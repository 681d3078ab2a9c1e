/** idle: can be sent · sending: on its way · done: the server has accepted it. */
export type FormStatus = 'idle' | 'sending' | 'done';
