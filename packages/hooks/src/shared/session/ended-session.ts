import type { Service } from '../services/service.ts';

/** Whether the server has refused the login since somebody was last known. A logout is no such end. */
export const endedSession: Service<{ isOver: boolean }> = { create: () => ({ isOver: false }) };
