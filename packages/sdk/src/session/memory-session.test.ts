import { describe, expect, it, vi } from 'vitest';
import { memorySession } from './memory-session.ts';

describe('a session in memory', () => {
  it('begins empty or as given', () => {
    expect(memorySession().read()).toEqual({ token: null, usuario: null, sessionToken: null });
    expect(memorySession({ token: 'a' }).read()).toMatchObject({ token: 'a', sessionToken: null });
  });

  it('gives the same object until something changes', () => {
    const session = memorySession();
    const first = session.read();
    expect(session.read()).toBe(first);
    session.write({ token: 'a' });
    expect(session.read()).not.toBe(first);
  });

  it('shares nothing with another one', () => {
    memorySession().write({ token: 'a' });
    expect(memorySession().read().token).toBeNull();
  });

  it('forgets the login, and the anonymous session when asked', () => {
    const session = memorySession({ token: 'a', sessionToken: 's' });
    session.clear();
    expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: 's' });
    session.clear({ sessionToken: true });
    expect(session.read().sessionToken).toBeNull();
  });

  it('tells its listeners of every change until they leave', () => {
    const session = memorySession();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.write({ token: 'a' });
    session.clear();
    stop();
    session.write({ token: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
