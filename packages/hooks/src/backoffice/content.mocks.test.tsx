import { DEFAULT_TIMEOUTS, type BannerWords } from '@filigrana/sdk';
import { expect } from 'vitest';
import { describeProcesses, process } from '../../test/mocked-processes.tsx';
import { BROKEN, NOT_NOW, SAID } from '../../test/mocks.tsx';
import { pictureFile } from '../../test/receipt.ts';
import { useBannerWordsAdmin } from './banners/use-banner-words-admin.ts';
import { useBannerWordsForm } from './banners/use-banner-words-form.ts';
import { useBannersUpload } from './banners/use-banners-upload.ts';
import { useFaqAdmin } from './faq/use-faq-admin.ts';
import { useFaqForm } from './faq/use-faq-form.ts';
import { useSynonymsForm } from './synonyms/use-synonyms-form.ts';
import { useSiteTextsForm } from './site-texts/use-site-texts-form.ts';
import { useLegalTextForm } from './legal/use-legal-text-form.ts';
import { useNovedadForm } from './novedades/use-novedad-form.ts';
import { useNovedadesAdmin } from './novedades/use-novedades-admin.ts';
import { useShippingFeeAdmin } from './shipping/use-shipping-fee-admin.ts';

/** Stands for a banner that is still being read. */
const NOT_READ: BannerWords = {
  ...{ idBanner: 0, image_url: '', titulo: '', linea: '', enlace: '', foco: null },
};

describeProcesses({
  'useFaqForm: a new question': process({
    who: 'admin',
    operation: 'createFaq',
    use: () => useFaqForm(null),
    fill: ({ act }) =>
      act(({ set }) => {
        set('pregunta', '¿Reparan joyas?');
        set('respuesta', 'Sí, las nuestras.');
      }),
    send: ({ submit }) => submit(),
    done: ({ state }) => expect(state.faqs.at(-1)?.pregunta).toBe('¿Reparan joyas?'),
    said: 'Pregunta agregada',
    refused: [BROKEN, 'Error: No se pudo guardar la pregunta.'],
    offline: 'Error: No se pudo guardar la pregunta.',
    kept: ({ values }) => values,
    expired: 'Error: No se pudo guardar la pregunta.',
  }),
  'useFaqForm: an edit': process({
    who: 'admin',
    operation: 'updateFaq',
    use: () => useFaqForm(useFaqAdmin().faqs[0] ?? null),
    ready: ({ mode }) => expect(mode).toBe('edit'),
    fill: ({ act }) => act(({ set }) => set('respuesta', 'Desde enero.')),
    send: ({ submit }) => submit(),
    done: ({ state }) =>
      expect(state.faqs.map(({ respuesta }) => respuesta)).toContain('Desde enero.'),
    said: 'Pregunta actualizada',
    refused: [BROKEN, 'Error: Ocurrió un error al actualizar la pregunta.'],
    offline: 'Error: Ocurrió un error al actualizar la pregunta.',
    kept: ({ values }) => values,
    expired: 'Error: Ocurrió un error al actualizar la pregunta.',
  }),
  'useFaqAdmin: a deletion': process({
    who: 'admin',
    operation: 'deleteFaq',
    use: () => useFaqAdmin(),
    ready: ({ faqs }) => expect(faqs).toHaveLength(3),
    fill: ({ act }) => act(({ deletion, faqs }) => deletion.ask(faqs[0]!)),
    send: ({ deletion }) => deletion.confirm(),
    done: ({ state }, { faqs }) => {
      expect(state.faqs).toHaveLength(2);
      expect(faqs).toHaveLength(2);
    },
    said: 'Pregunta eliminada',
    refused: [BROKEN, `Error al eliminar: ${SAID.broken}`],
    offline: 'Error al eliminar',
    kept: ({ deletion }) => deletion.item?.pregunta,
    expired: `Error al eliminar: ${SAID.logIn}`,
  }),
  useLegalTextForm: process({
    who: 'admin',
    operation: 'setLegalText',
    use: () => useLegalTextForm('privacidad', 'Lo de siempre.'),
    ready: ({ read, form }) => {
      expect(read.status).toBe('ready');
      expect(form.values.texto).toBe('Lo de siempre.');
    },
    fill: ({ act }) => act(({ form }) => form.set('texto', 'Guardamos poco.')),
    send: ({ form }) => form.submit(),
    done: (_mock, { isStandard, form }) => {
      expect(isStandard).toBe(false);
      expect(form).toMatchObject({ values: { texto: 'Guardamos poco.' }, isDirty: false });
    },
    said: 'Texto guardado',
    refused: [BROKEN, 'No se guardó: Intenta de nuevo en unos segundos.'],
    offline: 'No se guardó: Intenta de nuevo en unos segundos.',
    kept: ({ form }) => form.values,
    expired: 'No se guardó: Intenta de nuevo en unos segundos.',
  }),
  useSiteTextsForm: process({
    who: 'admin',
    operation: 'setSiteTexts',
    use: () => useSiteTextsForm(),
    ready: ({ read }) => expect(read.status).toBe('ready'),
    fill: ({ act }) => act(({ form }) => form.set('inicio', 'Plata de Sarchí.')),
    send: ({ form }) => form.submit(),
    done: (_mock, { form, history }) => {
      expect(form).toMatchObject({ values: { inicio: 'Plata de Sarchí.' }, isDirty: false });
      expect(history.map(({ textos }) => textos.inicio)).toEqual(['Plata de Sarchí.']);
    },
    said: 'Textos de la tienda guardados',
    refused: [BROKEN, `No se guardó: ${SAID.broken}`],
    offline: 'No se guardó: Intenta de nuevo en unos segundos.',
    kept: ({ form }) => form.values,
    expired: `No se guardó: ${SAID.logIn}`,
  }),
  useSynonymsForm: process({
    who: 'admin',
    operation: 'setSynonyms',
    use: () => useSynonymsForm(),
    ready: ({ read, form, isStandard }) => {
      expect(read.status).toBe('ready');
      expect(form.values.grupos).toContain('anillo, sortija');
      expect(isStandard).toBe(true);
    },
    fill: ({ act }) => act(({ form }) => form.set('grupos', 'arete=caravana')),
    send: ({ form }) => form.submit(),
    done: (_mock, { isStandard, form }) => {
      expect(isStandard).toBe(false);
      expect(form).toMatchObject({ values: { grupos: 'arete, caravana' }, isDirty: false });
    },
    said: 'Sinónimos guardados',
    refused: [BROKEN, `No se guardó: ${SAID.broken}`],
    offline: 'No se guardó: Intenta de nuevo en unos segundos.',
    kept: ({ form }) => form.values,
    expired: `No se guardó: ${SAID.logIn}`,
  }),
  useNovedadForm: process({
    who: 'admin',
    operation: 'createNovedad',
    use: () => useNovedadForm(null),
    fill: ({ act }) =>
      act(({ set }) => {
        set('asunto', 'Anillos de plata');
        set('descripcion', 'Ya están aquí.');
        set('referenciaURL', pictureFile('anillos.png'));
      }),
    send: ({ submit }) => submit(),
    done: ({ state }) => expect(state.novedades.at(-1)?.asunto).toBe('Anillos de plata'),
    said: 'Novedad agregada',
    refused: [BROKEN, `Error: ${SAID.broken}`],
    offline: 'Error: Hubo un error al guardar la novedad.',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ values: { referenciaURL, ...values } }) => ({ ...values, file: referenciaURL?.name }),
    expired: `Error: ${SAID.logIn}`,
  }),
  'useNovedadForm: an edit': process({
    who: 'admin',
    operation: 'updateNovedad',
    use: () => useNovedadForm(useNovedadesAdmin().items[0] ?? null),
    ready: ({ mode }) => expect(mode).toBe('edit'),
    fill: ({ act }) => act(({ set }) => set('asunto', 'Otra temporada')),
    send: ({ submit }) => submit(),
    done: ({ state }) =>
      expect(state.novedades.map(({ asunto }) => asunto)).toContain('Otra temporada'),
    said: 'Novedad actualizada',
    refused: [BROKEN, `Error: ${SAID.broken}`],
    offline: 'Error: No se pudo actualizar',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ values }) => values,
    expired: `Error: ${SAID.logIn}`,
  }),
  'useNovedadesAdmin: a deletion': process({
    who: 'admin',
    operation: 'deleteNovedad',
    use: () => useNovedadesAdmin(),
    ready: ({ items }) => expect(items).toHaveLength(2),
    fill: ({ act }) => act(({ deletion, items }) => deletion.ask(items[0]!)),
    send: ({ deletion }) => deletion.confirm(),
    done: ({ state }) => expect(state.novedades).toHaveLength(1),
    said: 'Novedad eliminada',
    refused: [BROKEN, `Error al eliminar: ${SAID.broken}`],
    offline: 'Error al eliminar',
    kept: ({ deletion }) => deletion.item?.asunto,
    expired: `Error al eliminar: ${SAID.logIn}`,
  }),
  'useNovedadesAdmin: sending one': process({
    who: 'admin',
    operation: 'sendNovedad',
    use: () => useNovedadesAdmin(),
    ready: ({ rows }) => expect(rows.some(({ canSend }) => canSend)).toBe(true),
    send: ({ rows, send }) => {
      const row = rows.find(({ canSend }) => canSend);
      if (row) send(row.novedad.idNovedad);
    },
    done: ({ mail }) => expect(mail.some(({ kind }) => kind === 'novedad')).toBe(true),
    said: 'Novedad enviada: Correos enviados: 1 de 1.',
    refused: [NOT_NOW, `Error: ${SAID.notNow}`],
    offline: 'Sin respuesta: No recibimos respuesta. Revisa si la novedad figura como enviada.',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ rows }) => rows.map(({ label }) => label),
    expired: `Error: ${SAID.logIn}`,
  }),
  useBannerWordsForm: process({
    who: 'admin',
    operation: 'setBannerWords',
    use: () => {
      const [banner] = useBannerWordsAdmin().data ?? [];
      return { ...useBannerWordsForm(banner ?? NOT_READ), isRead: banner !== undefined };
    },
    ready: ({ isRead }) => expect(isRead).toBe(true),
    fill: ({ act }) =>
      act(({ set }) => {
        set('titulo', 'Plata de autor');
        set('foco', { x: 70, y: 40 });
      }),
    send: ({ submit }) => submit(),
    done: (_mock, { values, isDirty }) => {
      expect(values).toMatchObject({ titulo: 'Plata de autor', foco: { x: 70, y: 40 } });
      expect(isDirty).toBe(false);
    },
    said: 'Banner guardado',
    refused: [BROKEN, `No se guardó: ${SAID.broken}`],
    offline: 'No se guardó: Intenta de nuevo en unos segundos.',
    kept: ({ values }) => values,
    expired: `No se guardó: ${SAID.logIn}`,
  }),
  useBannersUpload: process({
    who: 'admin',
    operation: 'uploadBanners',
    use: () => useBannersUpload(),
    fill: ({ act }) => act(({ add }) => add([pictureFile('uno.png'), pictureFile('dos.png')])),
    send: ({ submit }) => submit(),
    done: (_mock, { count, status }) =>
      expect({ count, status }).toEqual({ count: 0, status: 'done' }),
    said: 'Banners actualizados',
    refused: [BROKEN, `Error al subir: ${SAID.broken}`],
    offline: 'Error al subir: Intenta de nuevo en unos segundos.',
    patience: DEFAULT_TIMEOUTS.upload,
    kept: ({ files }) => files.map(({ file }) => file.name),
    expired: `Error al subir: ${SAID.logIn}`,
  }),
  useShippingFeeAdmin: process({
    who: 'admin',
    operation: 'setShippingFee',
    use: () => useShippingFeeAdmin(),
    ready: ({ load }) => expect(load).toBe('ready'),
    fill: ({ act }) => act(({ set }) => set('9.50')),
    send: ({ submit }) => submit(),
    done: ({ state }) => expect(state.shippingFee).toBe(9.5),
    said: 'Costo de envío actualizado',
    refused: [BROKEN, 'No se guardó: Intenta de nuevo en unos segundos.'],
    offline: 'No se guardó: Intenta de nuevo en unos segundos.',
    kept: ({ value }) => value,
    expired: 'No se guardó: Intenta de nuevo en unos segundos.',
  }),
});
