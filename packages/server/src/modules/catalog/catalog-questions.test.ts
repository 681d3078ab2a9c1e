import { beforeAll, expect, test } from 'vitest';
import { addProduct, necklaceForm, ringForm, sizes } from '../../../test/back-office.ts';
import { describeOnSharedApp } from '../../../test/shared-app.ts';

const BASE = '/api/clientes/catalogo';
const LONG = 'a'.repeat(121);

describeOnSharedApp('filters and search', (shop) => {
  beforeAll(async () => {
    const app = shop();
    const { token } = await app.signIn(2);
    const add = async (nombre: string, parts: Record<string, string>) =>
      addProduct(
        app,
        token,
        await (parts['tallas'] ? ringForm : necklaceForm)({ nombre, ...parts }),
      );
    await add('Anillo Sol', { precio: '90', idMaterial: '2', tallas: sizes({ 6: 1, 7: 0 }) });
    await add('Anillo Luna', {
      precio: '120',
      precioEspecial: '60',
      idPiedra: '2',
      tallas: sizes({ 7: 2, 12: 1 }),
    });
    await add('Aretes Brisa', { precio: '35.5', idCategoria: '2', idMaterial: '2' });
    const bare = await add('Cadena Río', {
      precio: '60',
      descripcion: 'Eslabón 100% plata_fina\ncon cierre',
    });
    await app.call('PUT', `/api/productos/editar/${bare.id}`, { token, form: noStone() });
    await add('Anillo Oculto', { estado: '0', tallas: sizes({ 6: 5 }) });
  });

  function noStone(): FormData {
    const form = new FormData();
    form.set('idPiedra', '');
    return form;
  }

  async function found(path: string): Promise<string[]> {
    const { status, body } = await shop().call('GET', `${BASE}/${path}`);
    expect(status).toBe(200);
    return (body as { nombreProducto: string }[]).map(({ nombreProducto }) => nombreProducto);
  }

  test.each([
    ['one category', 'categoria=Anillos', ['Anillo Sol', 'Anillo Luna']],
    [
      'values of one key are alternatives',
      'categoria=Aretes&categoria=Cadenas y Dijes',
      ['Aretes Brisa', 'Cadena Río'],
    ],
    ['keys combine', 'categoria=Anillos&material=Plata', ['Anillo Luna']],
    ['case does not matter', 'categoria=ANILLOS&piedra=natural', ['Anillo Sol']],
    ['accents do not matter', 'piedra=Sintetica', ['Anillo Luna']],
    ['accents may be written', 'piedra=Sintética', ['Anillo Luna']],
    ['silver does not include gold-plated silver', 'material=Plata', ['Anillo Luna', 'Cadena Río']],
    [
      'gold-plated silver is its own material',
      'material=Plata banada en oro',
      ['Anillo Sol', 'Aretes Brisa'],
    ],
    [
      'a piece without a stone has no kind of stone',
      'piedra=Natural&piedra=Sintetica',
      ['Anillo Sol', 'Anillo Luna', 'Aretes Brisa'],
    ],
    ['a size counts when it has stock', 'tamano=7', ['Anillo Luna']],
    ['sizes are alternatives', 'tamano=6&tamano=12', ['Anillo Sol', 'Anillo Luna']],
    ['pieces without sizes have no size', 'tamano=Única', []],
    ['an unknown value matches nothing', 'categoria=Relojes', []],
    [
      'an unknown value takes nothing from its alternatives',
      'categoria=Relojes&categoria=Aretes',
      ['Aretes Brisa'],
    ],
    [
      'a blank value is none',
      'categoria=&tamano=',
      ['Anillo Sol', 'Anillo Luna', 'Aretes Brisa', 'Cadena Río'],
    ],
    [
      'rising prices are those charged, equal ones in the order of the shop',
      'precio=asc',
      ['Aretes Brisa', 'Anillo Luna', 'Cadena Río', 'Anillo Sol'],
    ],
    [
      'falling prices are those charged, equal ones in the order of the shop',
      'precio=desc',
      ['Anillo Sol', 'Anillo Luna', 'Cadena Río', 'Aretes Brisa'],
    ],
    [
      'an empty price order leaves the order of the shop',
      'precio=',
      ['Anillo Sol', 'Anillo Luna', 'Aretes Brisa', 'Cadena Río'],
    ],
    [
      'prices order what the other filters leave',
      'precio=desc&categoria=Anillos',
      ['Anillo Sol', 'Anillo Luna'],
    ],
  ])('filtros: %s', async (_rule, query, expected) => {
    expect(await found(`filtros?${encodeURI(query)}`)).toEqual(expected);
  });

  test.each([
    ['an order that there is not', 'precio=caro'],
    ['an order sent twice', 'precio=asc&precio=desc'],
    ['a key that there is not', 'color=rojo'],
    ['a value that is too long', `categoria=${LONG}`],
    ['too many values', Array.from({ length: 21 }, () => 'tamano=6').join('&')],
    ['a text that cannot be stored', 'categoria=%00'],
  ])('filtros: %s is 400', async (_what, query) => {
    const { status, body } = await shop().call('GET', `${BASE}/filtros?${query}`);
    expect(body).toMatchObject({ code: 'VALIDATION' });
    expect(status).toBe(400);
  });

  test.each([
    ['a part of the name', 'lun', ['Anillo Luna']],
    ['another case, and blanks around', '  ANILLO l ', ['Anillo Luna']],
    ['a name without its accent', 'rio', ['Cadena Río']],
    ['an accent that the name does not have', 'brísa', ['Aretes Brisa']],
    ['a part of the description', 'con CIÉRRE', ['Cadena Río']],
    ['a percent sign', '100%', ['Cadena Río']],
    ['a percent sign is no wildcard', 'a%o', []],
    ['an underscore', 'plata_fina', ['Cadena Río']],
    ['an underscore is no wildcard', 'anillo_luna', []],
    ['a backslash', '\\', []],
    ['a quote', "'; drop table productos; --", []],
    ['a blank text finds nothing', '   ', []],
    ['an empty text finds nothing', '', []],
    ['a lone accent finds nothing', '\u0301', []],
    ['what is not available is not found', 'oculto', []],
    ['words of name and description', 'luna tres', ['Anillo Luna']],
    ['a synonym of the trade, in the plural', 'sortijas luna', ['Anillo Luna']],
    ['one letter wrong', 'anilol luna', ['Anillo Luna']],
  ])('buscar: %s', async (_rule, termino, expected) => {
    expect(await found(`buscar?termino=${encodeURIComponent(termino)}`)).toEqual(expected);
  });

  test.each([
    ['no text at all', ''],
    ['a text that is too long', `?termino=${LONG}`],
    ['two texts', '?termino=a&termino=b'],
    ['a key that there is not', '?termino=a&q=b'],
  ])('buscar: %s is 400', async (_what, query) => {
    const { status, body } = await shop().call('GET', `${BASE}/buscar${query}`);
    expect(body).toMatchObject({ code: 'VALIDATION' });
    expect(status).toBe(400);
  });
});
