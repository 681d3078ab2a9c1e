import type { CartNews } from './cart.state.ts';

/** What one tab tells the others: whose cart it changed, and how. */
export interface OwnedNews {
  owner: string;
  news: CartNews;
}

export interface CartChannel {
  post(news: OwnedNews): void;
  close(): void;
}

/** A wire to the other tabs of this browser; in browsers without one they follow on focus. */
export function openCartChannel(onNews: (news: OwnedNews) => void): CartChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('filigrana:cart');
  channel.onmessage = (event: MessageEvent<OwnedNews>) => onNews(event.data);
  return { post: (news) => channel.postMessage(news), close: () => channel.close() };
}
