export { importRoll, type BadLine, type RollImport, type RollProgress } from './import-roll.ts';
export { lookupPerson, upsertPeople } from './roll.repository.ts';
export { readRollLine, type RollFault, type RollPerson } from './roll-line.ts';
export { rollFaultTexts } from './roll-texts.ts';
