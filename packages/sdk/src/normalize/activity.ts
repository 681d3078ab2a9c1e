import type { ActivityChange, ActivityEntry, ActivityPage } from '../entities.review.ts';
import { role } from './role.ts';
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
      : {
          idUsuario: author.at('idUsuario', 'id').integer(),
          nombre: author.at('nombre').text(''),
          rol: role(author.at('rol', 'idRol')),
        },
    accion: wire.at('accion').text(),
    objeto: wire.at('objeto').text(''),
    sobre: named.missing
      ? null
      : {
          nombre: named.at('nombre').text(''),
          rol: named.at('rol', 'idRol').missing ? null : role(named.at('rol', 'idRol')),
        },
    cambios: wire.at('cambios').list().map(change),
  };
}

function change(wire: Wire): ActivityChange {
  return {
    campo: wire.at('campo').text(),
    antes: value(wire.at('antes')),
    despues: value(wire.at('despues')),
  };
}

const value = (wire: Wire): string | number | null =>
  typeof wire.value === 'number' ? wire.value : wire.text(null);
