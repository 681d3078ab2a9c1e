export { findOpenDemoAccount } from './open-demo-account.ts';
export { seedDemo, type SeedDeps } from './seed-demo.ts';
