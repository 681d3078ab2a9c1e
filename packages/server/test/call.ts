import type { FastifyInstance, InjectOptions } from 'fastify';

export interface CallOptions {
  /** Sent as JSON; a string is sent as it stands. */
  body?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Login token. */
  token?: string;
  headers?: Record<string, string>;
}

export interface CallResult {
  status: number;
  /** Parsed JSON; the text when it is none. */
  body: unknown;
  headers: Record<string, string>;
}

/** Sends one request to the app, without a network. */
export async function call(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  url: string,
  { body, form, token, headers = {} }: CallOptions = {},
): Promise<CallResult> {
  const encoded = await encode(body, form);
  const answer = await app.inject({
    method,
    url,
    ...(encoded && { payload: encoded.payload }),
    headers: {
      ...(encoded && { 'content-type': encoded.type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return {
    status: answer.statusCode,
    body: parse(answer.body),
    headers: Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    ),
  };
}

async function encode(body: unknown, form: FormData | undefined) {
  if (form) {
    const encoded = new Response(form);
    return {
      payload: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get('content-type') ?? '',
    };
  }
  if (body === undefined) return undefined;
  return {
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    type: 'application/json',
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
