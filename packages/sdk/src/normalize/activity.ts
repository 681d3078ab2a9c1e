import type { ActivityEntry, ActivityPage } from '../entities.review.ts';
import { person } from './timeline.ts';
import type { Wire } from './wire.ts';

export function activityPage(wire: Wire): ActivityPage {
  return {
    actividad: wire.at('actividad').list().map(activityEntry),
    siguiente: wire.at('siguiente').integer(null),
  };
}

function activityEntry(wire: Wire): ActivityEntry {
  const author = wire.at('quien');
  const named = wire.at('sobre');
  return {
    idActividad: wire.at('idActividad').integer(),
    fecha: wire.at('fecha').date(),
    quien: author.missing
      ? null
      : { idUsuario: author.at('idUsuario').integer(), ...person(author) },
    accion: wire.at('accion').text(),
    objeto: wire.at('objeto').text(''),
    sobre: named.missing
      ? null
      : named.at('rol').missing
        ? { nombre: named.at('nombre').text(''), rol: null }
        : person(named),
    cambios: wire
      .at('cambios')
      .list()
      .map((change) => ({
        campo: change.at('campo').text(),
        antes: told(change.at('antes')),
        despues: told(change.at('despues')),
      })),
  };
}

const told = (wire: Wire): string | number | null =>
  typeof wire.value === 'number' ? wire.value : wire.text(null);
