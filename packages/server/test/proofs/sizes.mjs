/** The long forms of the proofs: what each shows, its tests, and how large it is. */
export const PROOFS = {
  overselling: {
    shows:
      'one unique piece and many buyers, holds while time jumps, mixed carts, clerks who decide at once',
    sizes: { rounds: 50, buyers: 200, customers: 40, purchases: 50, orders: 200 },
  },
  'exactly-once': {
    shows: 'one purchase is one order, one stock movement and one letter over a broken line',
    sizes: { seeds: 500 },
  },
  crashes: {
    shows: 'a killed server opens again with everything that it has acknowledged',
    sizes: { kills: 100 },
  },
  'full-disk': {
    shows: 'clear answers, no damage, and going on when there is room (mounts a small disk: root)',
    sizes: { rounds: 20, refusals: 20 },
  },
  backup: {
    shows: 'copies of a shop that sells are whole, and a shop moves to PostgreSQL with every row',
    sizes: { copies: 20 },
  },
  'lost-files': {
    shows: 'no file is lost to an empty, lost or older database, or to another shop in the bucket',
    sizes: {},
  },
  fuzzing: {
    shows: 'requests made from the contract never fail, hang or fill the memory',
    sizes: { requests: 100_000 },
  },
  'two-servers': {
    shows: 'two servers with one PostgreSQL are one shop, also while one is killed',
    sizes: { buyers: 200, rounds: 10, orders: 50, seeds: 200, customers: 20, purchases: 40 },
  },
  'slow-clients': {
    shows: 'clients that dawdle and bodies without end are cut off',
    sizes: {},
  },
  'hostile-pictures': {
    shows: 'pictures made to fill the memory take none of the shop, and others go on buying',
    sizes: { pictures: 20, rounds: 100 },
  },
  receipts: {
    shows: 'copies of receipts are found, different receipts never taken for the same',
    sizes: { copies: 40, receipts: 240, pairs: 10 },
  },
  load: {
    shows: 'mixed traffic is answered in time, in flat memory, beside a greedy client',
    sizes: { seconds: 1800, people: 24 },
  },
};
