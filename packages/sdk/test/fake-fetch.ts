/** A request as a server would see it. */
export interface SeenRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON body; undefined without one. */
  json: unknown;
  /** It outlives the page. */
  keepalive: boolean;
  /** Parts of a multipart body. */
  form: FormData | null;
}

type Answer = (request: SeenRequest, count: number) => Response | Promise<Response>;

/** A `fetch` that answers from a function and remembers what was asked. Obeys signals as the real one. */
export function fakeFetch(answer: Answer) {
  const seen: SeenRequest[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
    const form = isForm ? await request.formData() : null;
    const text = isForm ? '' : await request.text();
    const { method, headers, keepalive } = request;
    const json = text === '' ? undefined : (JSON.parse(text) as unknown);
    const one = { method, url: new URL(request.url), headers, keepalive, json, form };
    seen.push(one);
    return answer(one, seen.length);
  };
  return { fetch, seen };
}

/** Unsigned login token with these claims. */
export function tokenWith(claims: object): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encode({ alg: 'none' })}.${encode(claims)}.firma`;
}
