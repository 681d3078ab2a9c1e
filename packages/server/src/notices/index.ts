export { createNotices, WAITING_LETTERS, type Notices } from './notices.ts';
export { insertNotice } from './notices.repository.ts';
