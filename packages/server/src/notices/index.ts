export { createNotices, type Notices } from './notices.ts';
export { insertNotice } from './notices.repository.ts';
