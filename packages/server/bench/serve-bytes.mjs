// Child process: the least that Node.js can do, to compare with. Sends fixed bytes for any address.
import { createServer } from 'node:http';

process.once('message', ({ body, type, encoding }) => {
  const bytes = Buffer.from(body, 'base64');
  const headers = {
    'content-type': type,
    'content-length': bytes.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () =>
    process.send({ url: `http://127.0.0.1:${server.address().port}` }),
  );
});
process.on('disconnect', () => process.exit());
