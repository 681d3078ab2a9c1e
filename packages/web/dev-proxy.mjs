import http from 'node:http';

/** Passes a request on to the API and its answer back, bodies streamed. While the API restarts: 502. */
export function proxy(req, res, api) {
  const target = new URL(req.url, api);
  const passed = http.request(
    target,
    { method: req.method, headers: { ...req.headers, host: target.host } },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  passed.on('error', () => {
    if (res.headersSent) return res.destroy();
    res.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify({ error: 'La API se está reiniciando.', code: 'INTERNAL' }));
  });
  req.pipe(passed);
}
