// npm start: serves what was built on PORT; without one on 3001, as the shop is often on 3000.
process.env.PORT ??= '3001';
process.argv.splice(2, 0, 'start');
await import('next/dist/bin/next');
