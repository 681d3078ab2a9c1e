import { expect, test } from 'vitest';
import { catalogEntry } from './catalog-questions.ts';
import { foundParts, nearestEntries, searchEntries, searchIndex } from './catalog-search.ts';
import { isOneLetterOff, searchWords } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

type Row = [
  nombre: string,
  categoria: string,
  material: string,
  piedra: string | null,
  tallas: string,
  descripcion: string,
];

/** The pieces of the demo, as if each could be had. */
const PIECES: Row[] = [
  [
    'Anillo Solitario Esmeralda',
    'Anillos',
    'Plata bañada en oro',
    'Sintética',
    '6,7,8,9',
    'Una esmeralda de talla clásica sostenida por cuatro garras sobre una banda fina y luminosa. Para decir mucho con una sola piedra.',
  ],
  [
    'Anillo Solitario Aurora',
    'Anillos',
    'Plata',
    'Sintética',
    '5,6,7,8',
    'Circón talla brillante en seis garras, con pequeñas luces que descienden por los hombros de la banda. Un clásico de compromiso hecho a mano.',
  ],
  [
    'Anillo Halo Topacio Cielo',
    'Anillos',
    'Plata',
    'Natural',
    '6,7,8',
    'Topacio azul ovalado rodeado por un halo de circones engastados uno a uno. Frescura de cielo despejado en la mano.',
  ],
  [
    'Anillo Trilogía Granate',
    'Anillos',
    'Plata bañada en oro',
    'Natural',
    '5,6,7,9',
    'Tres granates de rojo profundo que cuentan pasado, presente y futuro sobre una banda bañada en oro.',
  ],
  [
    'Anillo Trenza',
    'Anillos',
    'Plata bañada en oro',
    null,
    '6,7,8,9,10',
    'Tres hilos torcidos a mano que se abrazan sin principio ni fin, bordeados por un fino cordón.',
  ],
  [
    'Anillo Encaje de Filigrana',
    'Anillos',
    'Plata',
    null,
    '7',
    'Banda ancha de filigrana: volutas de hilo de plata y gránulos diminutos soldados uno por uno, como un encaje de metal.',
  ],
  [
    'Anillo Sello Ónix',
    'Anillos',
    'Plata',
    'Natural',
    '8,9,10,11,12',
    'Sello de líneas suaves con ónix negro incrustado al ras. Presencia sobria para llevar todos los días.',
  ],
  [
    'Anillo Martillado Bicolor',
    'Anillos',
    'Plata',
    null,
    '8,9,10,11',
    'Banda de plata trabajada golpe a golpe, con filos bañados en oro que recogen la luz. Cada pieza refleja distinto.',
  ],
  [
    'Anillos Apilables Constelación',
    'Anillos',
    'Plata bañada en oro',
    'Sintética',
    '5,6,7,8',
    'Cuatro bandas delgadas, lisas, torcidas y granuladas, para combinar a tu manera. Juntas cuentan una historia; separadas también.',
  ],
  [
    'Topos Lucero',
    'Aretes',
    'Plata',
    'Sintética',
    'Única',
    'Circones talla brillante en cuatro garras de plata. El par imprescindible, del desayuno a la fiesta.',
  ],
  [
    'Topos Halo Amatista',
    'Aretes',
    'Plata bañada en oro',
    'Natural',
    'Única',
    'Amatista violeta abrazada por un halo de circones sobre plata bañada en oro.',
  ],
  [
    'Argollas Luna Llena',
    'Aretes',
    'Plata bañada en oro',
    null,
    'Única',
    'Argollas pulidas que engrosan suavemente hacia abajo, ligeras y de cierre seguro.',
  ],
  [
    'Argollas Cordón',
    'Aretes',
    'Plata',
    null,
    'Única',
    'Hilo de plata torcido a mano que captura la luz en cada vuelta.',
  ],
  [
    'Aretes Gota de Lluvia',
    'Aretes',
    'Plata',
    'Natural',
    'Única',
    'Topacios azules en talla pera que se mecen bajo un pequeño circón. Movimiento y transparencia.',
  ],
  [
    'Aretes Lágrima de Filigrana',
    'Aretes',
    'Plata',
    'Natural',
    'Única',
    'Gotas caladas con volutas de filigrana, borde granulado y un granate en el centro. Horas de paciencia en un par único.',
  ],
  [
    'Aretes Jade Sereno',
    'Aretes',
    'Plata bañada en oro',
    'Natural',
    'Única',
    'Cabujones de jade en bisel liso, orlados por un cordón de hilo torcido y tres gránulos de remate.',
  ],
  [
    'Cadena Clásica',
    'Cadenas y Dijes',
    'Plata',
    null,
    'Única',
    'Eslabones ovalados de plata soldados uno a uno. Sola o con un dije, siempre en su lugar.',
  ],
  [
    'Cadena Cordón',
    'Cadenas y Dijes',
    'Plata bañada en oro',
    null,
    'Única',
    'Cuatro hilos torcidos forman un cordón flexible y luminoso que se posa en el cuello como seda.',
  ],
  [
    'Dije Gota Amatista',
    'Cadenas y Dijes',
    'Plata',
    'Natural',
    'Única',
    'Una amatista en talla pera, profunda como el atardecer, suspendida de un circón brillante.',
  ],
  [
    'Dije Luna Creciente',
    'Cadenas y Dijes',
    'Plata bañada en oro',
    'Natural',
    'Única',
    'Una luna pulida que acuna su propia piedra luna, con cinco destellos en el borde.',
  ],
  [
    'Dije Flor de Filigrana',
    'Cadenas y Dijes',
    'Plata',
    'Natural',
    'Única',
    'Ocho pétalos de hilo de plata se abren alrededor de un granate. Inspirado en las flores de los patios antiguos.',
  ],
  [
    'Dije Turquesa del Desierto',
    'Cadenas y Dijes',
    'Plata',
    'Natural',
    'Única',
    'Turquesa natural de vetas oscuras, enmarcada en cordón y granulado de plata. No hay dos iguales.',
  ],
  [
    'Brazalete Tres Hilos',
    'Pulseras',
    'Plata bañada en oro',
    null,
    'Única',
    'Hilo pulido, cordón torcido y media caña: tres brazaletes que se llevan como uno solo.',
  ],
  [
    'Pulsera Eslabones',
    'Pulseras',
    'Plata',
    null,
    'Única',
    'Eslabones generosos de plata maciza y cierre de barra. Peso agradable, brillo sereno.',
  ],
  [
    'Pulsera Noche de Ónix',
    'Pulseras',
    'Plata bañada en oro',
    'Natural',
    '',
    'Esferas de ónix negro con cuentas granuladas bañadas en oro. Contraste elegante para cada día.',
  ],
  [
    'Brazalete Abierto Turquesa',
    'Pulseras',
    'Plata',
    'Natural',
    'Única',
    'Hilos lisos y torcidos de plata que se abren al frente para recibir una turquesa ovalada.',
  ],
  [
    'Pulsera Riviera Citrino',
    'Pulseras',
    'Plata bañada en oro',
    'Natural',
    'Única',
    'Una hilera continua de citrinos de talla cuadrada, cálida como la luz de la tarde.',
  ],
  [
    'Conjunto Jardín Esmeralda',
    'Conjuntos',
    'Plata bañada en oro',
    'Sintética',
    'Única',
    'Dije y topos de esmeralda con halo de circones. Un conjunto para las noches que se recuerdan.',
  ],
  [
    'Conjunto Marea de Luna',
    'Conjuntos',
    'Plata',
    'Natural',
    'Única',
    'Dije y aretes de piedra luna con su brillo azul flotante, rodeados de granulado de plata.',
  ],
  [
    'Conjunto Ramillete Granate',
    'Conjuntos',
    'Plata bañada en oro',
    'Natural',
    'Única',
    'Granates talla marquesa dispuestos como hojas de un ramillete, en dije y aretes bañados en oro.',
  ],
];

const entries = PIECES.map(
  ([
    nombreProducto,
    nombreCategoria,
    nombreMaterial,
    nombrePiedra,
    tallasDisponibles,
    descripcion,
  ]) =>
    catalogEntry({
      nombreProducto,
      nombreCategoria,
      nombreMaterial,
      nombrePiedra,
      tallasDisponibles,
      descripcion,
      precio: 50,
      precioEspecial: null,
      stock: 1,
    }),
);
const find = (question: string, among = entries) =>
  searchEntries(among, question).map(({ nombreProducto }) => nombreProducto);

/** What people ask, and pieces that have to be among the first three: at least one for each. */
const QUESTIONS: [question: string, piece: string, ...others: string[]][] = [
  ['anillo solitario esmeralda', 'Anillo Solitario Esmeralda'],
  ['anillo solitario aurora', 'Anillo Solitario Aurora'],
  ['anillo halo topacio cielo', 'Anillo Halo Topacio Cielo'],
  ['anillo trilogía granate', 'Anillo Trilogía Granate'],
  ['anillo trenza', 'Anillo Trenza'],
  ['anillo encaje de filigrana', 'Anillo Encaje de Filigrana'],
  ['anillo sello ónix', 'Anillo Sello Ónix'],
  ['anillo martillado bicolor', 'Anillo Martillado Bicolor'],
  ['anillos apilables constelación', 'Anillos Apilables Constelación'],
  ['topos lucero', 'Topos Lucero'],
  ['topos halo amatista', 'Topos Halo Amatista'],
  ['argollas luna llena', 'Argollas Luna Llena'],
  ['argollas cordón', 'Argollas Cordón'],
  ['aretes gota de lluvia', 'Aretes Gota de Lluvia'],
  ['aretes lágrima de filigrana', 'Aretes Lágrima de Filigrana'],
  ['aretes jade sereno', 'Aretes Jade Sereno'],
  ['cadena clásica', 'Cadena Clásica'],
  ['cadena cordón', 'Cadena Cordón'],
  ['dije gota amatista', 'Dije Gota Amatista'],
  ['dije luna creciente', 'Dije Luna Creciente'],
  ['dije flor de filigrana', 'Dije Flor de Filigrana'],
  ['dije turquesa del desierto', 'Dije Turquesa del Desierto'],
  ['brazalete tres hilos', 'Brazalete Tres Hilos'],
  ['pulsera eslabones', 'Pulsera Eslabones'],
  ['pulsera noche de ónix', 'Pulsera Noche de Ónix'],
  ['brazalete abierto turquesa', 'Brazalete Abierto Turquesa'],
  ['pulsera riviera citrino', 'Pulsera Riviera Citrino'],
  ['conjunto jardín esmeralda', 'Conjunto Jardín Esmeralda'],
  ['conjunto marea de luna', 'Conjunto Marea de Luna'],
  ['conjunto ramillete granate', 'Conjunto Ramillete Granate'],
  ['anillo esmeralda', 'Anillo Solitario Esmeralda'],
  ['anillos de esmeralda', 'Anillo Solitario Esmeralda'],
  ['esmeralda anillo', 'Anillo Solitario Esmeralda'],
  ['solitario', 'Anillo Solitario Esmeralda', 'Anillo Solitario Aurora'],
  ['solitarios', 'Anillo Solitario Esmeralda'],
  ['ANILLO AURORA', 'Anillo Solitario Aurora'],
  ['sortija', 'Anillo Solitario Esmeralda'],
  ['sortija esmeralda', 'Anillo Solitario Esmeralda'],
  ['sortijas con granate', 'Anillo Trilogía Granate'],
  ['sortija onix', 'Anillo Sello Ónix'],
  ['trilogia', 'Anillo Trilogía Granate'],
  ['granate', 'Anillo Trilogía Granate', 'Conjunto Ramillete Granate'],
  ['granates', 'Anillo Trilogía Granate'],
  ['anillo rojo', 'Anillo Trilogía Granate'],
  ['anillo de compromiso', 'Anillo Solitario Aurora'],
  ['anillo de matrimonio', 'Anillo Solitario Aurora'],
  ['alianza trenza', 'Anillo Trenza'],
  ['anillo trensa', 'Anillo Trenza'],
  ['topacio', 'Anillo Halo Topacio Cielo'],
  ['topacio azul', 'Anillo Halo Topacio Cielo', 'Aretes Gota de Lluvia'],
  ['anillo azul', 'Anillo Halo Topacio Cielo'],
  ['topasio', 'Anillo Halo Topacio Cielo'],
  ['onix', 'Anillo Sello Ónix', 'Pulsera Noche de Ónix'],
  ['ónix negro', 'Anillo Sello Ónix', 'Pulsera Noche de Ónix'],
  ['sello', 'Anillo Sello Ónix'],
  ['martillado', 'Anillo Martillado Bicolor'],
  ['bicolor', 'Anillo Martillado Bicolor'],
  ['apilables', 'Anillos Apilables Constelación'],
  ['apilable', 'Anillos Apilables Constelación'],
  ['constelacion', 'Anillos Apilables Constelación'],
  ['encaje', 'Anillo Encaje de Filigrana'],
  ['anillo filigrana', 'Anillo Encaje de Filigrana'],
  [
    'filigrana',
    'Anillo Encaje de Filigrana',
    'Aretes Lágrima de Filigrana',
    'Dije Flor de Filigrana',
  ],
  [
    'filigranas de plata',
    'Anillo Encaje de Filigrana',
    'Aretes Lágrima de Filigrana',
    'Dije Flor de Filigrana',
  ],
  ['pendientes', 'Aretes Gota de Lluvia'],
  ['pendientes de jade', 'Aretes Jade Sereno'],
  ['aretes jade', 'Aretes Jade Sereno'],
  ['zarcillos jade', 'Aretes Jade Sereno'],
  ['aros de jade', 'Aretes Jade Sereno'],
  ['arete jade', 'Aretes Jade Sereno'],
  ['aretes amatista', 'Topos Halo Amatista'],
  ['topos', 'Topos Lucero', 'Topos Halo Amatista'],
  ['topo amatista', 'Topos Halo Amatista'],
  ['argollas', 'Argollas Luna Llena', 'Argollas Cordón'],
  ['argolla luna', 'Argollas Luna Llena'],
  ['argollas de plata', 'Argollas Cordón'],
  ['aretes filigrana', 'Aretes Lágrima de Filigrana'],
  ['lagrima', 'Aretes Lágrima de Filigrana'],
  ['gota', 'Aretes Gota de Lluvia', 'Dije Gota Amatista'],
  ['lluvia', 'Aretes Gota de Lluvia'],
  ['pendientes azules', 'Aretes Gota de Lluvia'],
  ['collar', 'Cadena Clásica', 'Cadena Cordón'],
  ['collares', 'Cadena Clásica', 'Cadena Cordón'],
  ['collar de plata', 'Cadena Clásica'],
  ['gargantilla', 'Cadena Clásica', 'Cadena Cordón'],
  ['choker', 'Cadena Clásica', 'Cadena Cordón'],
  ['cadena', 'Cadena Clásica', 'Cadena Cordón'],
  ['cadenas de plata', 'Cadena Clásica'],
  ['cadena clasica', 'Cadena Clásica'],
  ['cordon', 'Cadena Cordón', 'Argollas Cordón'],
  ['cadena dorada', 'Cadena Cordón'],
  ['colgante', 'Dije Gota Amatista', 'Dije Luna Creciente'],
  ['colgante de turquesa', 'Dije Turquesa del Desierto'],
  ['colgante luna', 'Dije Luna Creciente'],
  ['dije luna', 'Dije Luna Creciente'],
  ['dijes', 'Dije Gota Amatista'],
  ['medalla flor', 'Dije Flor de Filigrana'],
  ['dije flor', 'Dije Flor de Filigrana'],
  ['turquesa', 'Dije Turquesa del Desierto', 'Brazalete Abierto Turquesa'],
  ['turquesas', 'Dije Turquesa del Desierto', 'Brazalete Abierto Turquesa'],
  ['amatista', 'Topos Halo Amatista', 'Dije Gota Amatista'],
  ['amatistas', 'Topos Halo Amatista'],
  ['amatita', 'Topos Halo Amatista'],
  ['piedra luna', 'Dije Luna Creciente', 'Conjunto Marea de Luna'],
  ['pulseras', 'Pulsera Eslabones', 'Pulsera Noche de Ónix', 'Pulsera Riviera Citrino'],
  ['pulsera plata', 'Pulsera Eslabones'],
  ['esclava', 'Pulsera Eslabones'],
  ['brazalete', 'Brazalete Tres Hilos', 'Brazalete Abierto Turquesa'],
  ['brasalete turquesa', 'Brazalete Abierto Turquesa'],
  ['manilla onix', 'Pulsera Noche de Ónix'],
  ['pulsera onix', 'Pulsera Noche de Ónix'],
  ['citrino', 'Pulsera Riviera Citrino'],
  ['citrinos', 'Pulsera Riviera Citrino'],
  ['pulcera citrino', 'Pulsera Riviera Citrino'],
  ['eslabones', 'Pulsera Eslabones'],
  ['conjunto', 'Conjunto Jardín Esmeralda', 'Conjunto Marea de Luna', 'Conjunto Ramillete Granate'],
  ['juego de esmeralda', 'Conjunto Jardín Esmeralda'],
  ['set granate', 'Conjunto Ramillete Granate'],
  ['conjunto luna', 'Conjunto Marea de Luna'],
  ['jardin', 'Conjunto Jardín Esmeralda'],
  ['esmeraldas', 'Anillo Solitario Esmeralda', 'Conjunto Jardín Esmeralda'],
  ['esmerlda', 'Anillo Solitario Esmeralda', 'Conjunto Jardín Esmeralda'],
  ['anillos de plata', 'Anillo Solitario Aurora', 'Anillo Encaje de Filigrana'],
  ['anillos 925', 'Anillo Solitario Aurora', 'Anillo Encaje de Filigrana'],
  ['plata 925 onix', 'Anillo Sello Ónix'],
  ['anillo dorado', 'Anillo Solitario Esmeralda'],
  ['circonia', 'Anillo Solitario Aurora', 'Topos Lucero'],
  ['zirconia topos', 'Topos Lucero', 'Topos Halo Amatista'],
  ['circones', 'Topos Lucero'],
  ['esm', 'Anillo Solitario Esmeralda'],
  ['ama', 'Topos Halo Amatista', 'Dije Gota Amatista'],
  ['anillo esm', 'Anillo Solitario Esmeralda'],
  ['turq', 'Dije Turquesa del Desierto', 'Brazalete Abierto Turquesa'],
  ['bico', 'Anillo Martillado Bicolor'],
  ['flores', 'Dije Flor de Filigrana'],
  ['fiesta', 'Topos Lucero'],
  ['patios antiguos', 'Dije Flor de Filigrana'],
  // Synonyms while they are typed, and with one letter wrong.
  ['sorti esmeralda', 'Anillo Solitario Esmeralda'],
  ['sortiga esmeralda', 'Anillo Solitario Esmeralda'],
  ['colga turquesa', 'Dije Turquesa del Desierto'],
  ['colgamte turquesa', 'Dije Turquesa del Desierto'],
  ['pendi jade', 'Aretes Jade Sereno'],
  ['zarcilos jade', 'Aretes Jade Sereno'],
  ['escla turquesa', 'Brazalete Abierto Turquesa'],
  // What a visitor asks in English of pieces whose words are Spanish.
  ['silver ring', 'Anillo Solitario Aurora', 'Anillo Encaje de Filigrana'],
  ['ring with emerald', 'Anillo Solitario Esmeralda'],
  ['gold rings', 'Anillo Solitario Esmeralda'],
  ['turquoise pendant', 'Dije Turquesa del Desierto'],
  ['earrings jade', 'Aretes Jade Sereno'],
  ['turquoise bracelets', 'Brazalete Abierto Turquesa'],
  // Short words with a letter wrong: what counts is how long they are as they are typed.
  ['dige', 'Dije Gota Amatista'],
  ['diges', 'Dije Gota Amatista'],
  ['dijje luna', 'Dije Luna Creciente'],
  ['jede', 'Aretes Jade Sereno'],
  // Without its gender such a word begins another, or is one, that nobody means: 'línea', 'luz', 'jardín'.
  ['lina', 'Argollas Luna Llena', 'Dije Luna Creciente', 'Conjunto Marea de Luna'],
  ['luma', 'Argollas Luna Llena', 'Dije Luna Creciente', 'Conjunto Marea de Luna'],
  ['luza', 'Argollas Luna Llena', 'Dije Luna Creciente', 'Conjunto Marea de Luna'],
  ['jare', 'Aretes Jade Sereno'],
  ['dise', 'Dije Gota Amatista', 'Dije Luna Creciente'],
  // A letter too few, or too many, of words that are short themselves.
  ['artes', 'Aretes Gota de Lluvia'],
  ['aetes', 'Aretes Lágrima de Filigrana'],
  ['aretess jade', 'Aretes Jade Sereno'],
  ['plta', 'Anillo Solitario Aurora'],
  ['anillo plaat', 'Anillo Solitario Aurora'],
  ['arro', 'Aretes Gota de Lluvia'],
  ['aross', 'Aretes Gota de Lluvia'],
  ['orro', 'Anillo Solitario Esmeralda'],
  // A letter too many at the end, another at the end or at the beginning.
  ['anillod de plata', 'Anillo Solitario Aurora'],
  ['turquesad', 'Dije Turquesa del Desierto'],
  ['trenze', 'Anillo Trenza'],
  ['encage', 'Anillo Encaje de Filigrana'],
  ['blata', 'Anillo Solitario Aurora'],
  ['amrea', 'Conjunto Marea de Luna'],
  // Studs are earrings; what a piece is called goes without saying.
  ['aretes esmeralda', 'Conjunto Jardín Esmeralda'],
  ['joyas de turquesa', 'Dije Turquesa del Desierto'],
  ['anillo tamaño 7', 'Anillo Solitario Esmeralda'],
  // Who asks as in a shop says words that no piece has.
  ['busco aretes', 'Aretes Gota de Lluvia'],
  ['quiero un collar de plata', 'Cadena Clásica'],
  ['quisiera ver pulseras', 'Pulsera Eslabones', 'Pulsera Noche de Ónix'],
  ['necesito un anillo de compromiso', 'Anillo Solitario Aurora'],
  ['anillo para mujer', 'Anillo Solitario Esmeralda'],
  ['aretes de dama', 'Aretes Gota de Lluvia'],
  ['plata ley 925', 'Anillo Solitario Aurora'],
  ['looking for an emerald ring', 'Anillo Solitario Esmeralda'],
  ['i want a turquoise pendant', 'Dije Turquesa del Desierto'],
  ['ladies silver bracelet', 'Pulsera Eslabones'],
  // What is plated looks like silver, whatever the English word is for.
  ['plateado', 'Anillo Solitario Aurora'],
  ['anillo plateado', 'Anillo Solitario Aurora'],
  ['aretes plateados', 'Aretes Gota de Lluvia'],
  // A z that a word without its gender ends in, and a letter more.
  ['aliazna trenza', 'Anillo Trenza'],
  ['alianzq trenza', 'Anillo Trenza'],
  // The first letter of a plural whose singular is short.
  ['fijes', 'Dije Gota Amatista', 'Dije Luna Creciente', 'Dije Flor de Filigrana'],
  ['jilos', 'Brazalete Tres Hilos'],
  // The s of 'tres' is no plural's.
  ['ters', 'Brazalete Tres Hilos'],
  ['tees', 'Brazalete Tres Hilos'],
  // A piece whose description has 'remate' is not all that may be meant.
  ['matea', 'Conjunto Marea de Luna'],
  ['anillo de regalo', 'Anillo Solitario Esmeralda'],
  // A vowel lost or mistaken in a short plural.
  ['tppos', 'Topos Lucero'],
  ['tpos', 'Topos Lucero'],
  ['jqdes', 'Aretes Jade Sereno'],
  // A letter lost, mistaken or too many where the stem of a word of the trade has none.
  ['collres', 'Cadena Clásica', 'Cadena Cordón'],
  ['colalres', 'Cadena Clásica', 'Cadena Cordón'],
  ['broqules', 'Topos Lucero'],
  ['necklce', 'Cadena Clásica', 'Cadena Cordón'],
  ['neckalce', 'Cadena Clásica', 'Cadena Cordón'],
  ['anillosd', 'Anillo Solitario Esmeralda'],
  ['pulserasd', 'Pulsera Eslabones'],
  ['sortijax plata', 'Anillo Solitario Aurora'],
  ['zarcillox', 'Aretes Gota de Lluvia'],
  ['alianzasd trenza', 'Anillo Trenza'],
  ['doradod', 'Anillo Solitario Esmeralda'],
  ['cubic zirconia', 'Anillo Solitario Aurora', 'Topos Lucero'],
  // A colour that is no other's with a letter wrong, and the stone that has it.
  ['morado', 'Dije Gota Amatista'],
  ['purple', 'Dije Gota Amatista'],
  // Silver is meant, though a letter is wrong.
  [
    'anillos de plta',
    'Anillo Solitario Aurora',
    'Anillo Halo Topacio Cielo',
    'Anillo Encaje de Filigrana',
  ],
  [
    'anillo de palta',
    'Anillo Solitario Aurora',
    'Anillo Halo Topacio Cielo',
    'Anillo Encaje de Filigrana',
  ],
  // What says no more than that it is a number, and signs that are no words.
  ['anillo n° 7', 'Anillo Solitario Esmeralda'],
  ['anillo no. 7', 'Anillo Solitario Esmeralda'],
  ['anillo 💍', 'Anillo Solitario Esmeralda'],
  ['jade ❤️', 'Aretes Jade Sereno'],
];

test('there are at least 120 questions, none of them twice', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(QUESTIONS.map(([question]) => question)).size).toBe(QUESTIONS.length);
});

test.each(QUESTIONS)('%j finds among the first three %s', (question, ...first) => {
  expect(find(question).slice(0, 3)).toEqual(expect.arrayContaining(first));
});

test.each([
  '',
  '   ',
  '¿?',
  'reloj',
  'regalo imposible',
  'anillo talla 3',
  'anillo 6.5',
  'talla 5,5',
  'perla negra',
])('%j finds nothing', (question) => {
  expect(find(question)).toEqual([]);
});

test.each([
  ...['joyas', 'joyería', 'Joya', 'joyas para mujer', 'jewelry', 'jewellery for women'],
  ...['mujer', 'regalo', 'regalo para mujer', 'gift for ladies'],
])('%j asks for every piece, what is sold after the others', (question) => {
  const [first, ...others] = PIECES.map(([name]) => name);
  expect(find(question, selling(String(first)))).toEqual([...others, first]);
});

test('a word that the trade knows, or another of few letters, is no typing error', () => {
  for (const word of ['perlas', 'pearls', 'anillo para hombre', 'hombre', 'regalo hombre', 'niña'])
    expect(find(word), word).toEqual([]);
  // 'rojo' and 'gota' are one letter off once their last one is gone.
  for (const word of ['rosa', 'oro rosa', 'anillo rosa', 'gato', 'nota', 'corta'])
    expect(find(word), word).toEqual([]);
  // Two letters tell 'orca' and 'oro' apart, as 'perro' and 'pera'; 'ojos' and 'oros' are too short.
  for (const word of ['orca', 'perro', 'perros', 'ojos', 'uñas'])
    expect(find(word), word).toEqual([]);
});

test('a short word with a letter wrong finds what a synonym of the word meant finds', () => {
  const collars = [['Collar Sol', 'Collares'] as const, ['Cadena Luna', 'Cadenas'] as const].map(
    ([nombreProducto, nombreCategoria]) =>
      catalogEntry({
        ...{ nombreProducto, nombreCategoria, nombreMaterial: 'Acero', nombrePiedra: null },
        ...{ tallasDisponibles: 'Única', descripcion: '', precio: 50, precioEspecial: null },
      }),
  );
  const own = synonymsOf([['sirga', 'collar']]);
  for (const asked of ['sirga', 'sirrga', 'srga', 'sirag'])
    expect(
      searchEntries(collars, asked, own).map(({ nombreProducto }) => nombreProducto),
      asked,
    ).toEqual(['Collar Sol']);
});

test('a Spanish word is no English one with a letter wrong, whatever the shop takes for each other', () => {
  const own = synonymsOf([['anillo', 'sortija']]);
  expect(searchEntries(entries, 'plateado', own)).toEqual([]);
  expect(searchEntries(entries, 'platted', own).length).toBeGreaterThan(0);
});

/** Pieces of which the table above says something. */
const having = (fits: (row: Row) => boolean) => PIECES.filter(fits).map(([name]) => name);

test.each([
  ['piedra natural', having(([, , , piedra]) => piedra === 'Natural')],
  ['piedras naturales', having(([, , , piedra]) => piedra === 'Natural')],
  ['piedra sintética', having(([, , , piedra]) => piedra === 'Sintética')],
  [
    'anillo con piedra natural',
    having(([, kind, , piedra]) => kind === 'Anillos' && piedra === 'Natural'),
  ],
  ['anillo sin piedra', having(([, kind, , piedra]) => kind === 'Anillos' && piedra === null)],
  ['material plata', find('plata')],
  ['categoría anillos', find('anillos')],
  ['14 k', find('14k')],
  ['14 Kilates', find('14k')],
  ['oro 14 kilates', find('oro 14k')],
])('%j, with the name of a field or a unit, finds %j', (question, pieces) => {
  expect(pieces).not.toEqual([]);
  expect(find(question)).toHaveLength(pieces.length);
  expect(find(question)).toEqual(expect.arrayContaining(pieces));
});

test('fineness is one word however it is written, there and in what is asked', () => {
  const [entry] = entries;
  if (!entry) throw new Error('No pieces');
  const product = { ...entry.product, descripcion: 'Oro de 18 kilates.' };
  for (const asked of ['18k', '18 k', '18 quilates', '18 KT'])
    expect(searchEntries([{ ...entry, product }], asked), asked).toEqual([product]);
  expect(find('18k')).toEqual([]);
});

test('the middle of a word is only looked at where no word begins like that', () => {
  expect(find('jade')).toEqual(['Aretes Jade Sereno']);
  expect(find('ranate')).toContain('Anillo Trilogía Granate');
});

test('every word counts, and empty ones only where there is nothing else', () => {
  expect(find('anillo esmeralda')).not.toContain('Conjunto Jardín Esmeralda');
  expect(find('un anillo de la esmeralda')).toEqual(find('anillo esmeralda'));
});

test('a name says more than a description, and what there is comes before what is sold out', () => {
  expect(find('luna').at(0)).not.toBe('Dije Turquesa del Desierto');
  const sold = entries.map((entry, index) => ({ ...entry, isSold: index === 0 }));
  expect(find('esmeralda', sold)[0]).toBe('Conjunto Jardín Esmeralda');
  expect(find('esmeralda')[0]).toBe('Anillo Solitario Esmeralda');
});

/** The demo's pieces, some of them sold. */
const selling = (...sold: string[]) =>
  entries.map((entry) => ({ ...entry, isSold: sold.includes(entry.product.nombreProducto) }));

test('of pieces whose words stand in equally good places those that are there come first', () => {
  const found = find('pulsera', selling('Pulsera Noche de Ónix'));
  expect(found).toHaveLength(5);
  expect(found.at(-1)).toBe('Pulsera Noche de Ónix');
  // A word that only the description has says less, whatever is there.
  const first = find('turquesa', selling('Dije Turquesa del Desierto'));
  expect(first).toEqual(['Brazalete Abierto Turquesa', 'Dije Turquesa del Desierto']);
  expect(find('granate', selling('Conjunto Ramillete Granate')).slice(0, 2)).toEqual([
    'Anillo Trilogía Granate',
    'Conjunto Ramillete Granate',
  ]);
  expect(find('luna', selling('Dije Luna Creciente')).slice(0, 3)).toEqual([
    'Argollas Luna Llena',
    'Conjunto Marea de Luna',
    'Dije Luna Creciente',
  ]);
});

test('a material that is the word itself comes before one that has it among others', () => {
  const materials = (question: string) =>
    searchEntries(entries, question).map(({ nombreMaterial }) => nombreMaterial);
  for (const question of [
    ...['plata', 'anillos de plata', 'material plata', 'pulsera plata'],
    ...['plateado', 'sortijas plateadas', 'silver', 'silver ring', '925', 'sterling'],
  ]) {
    const found = materials(question);
    expect(found.lastIndexOf('Plata'), question).toBeLessThan(found.indexOf('Plata bañada en oro'));
  }
});

test('a stone in English leads to the stone before what only shares a word with it', () => {
  for (const question of ['moonstone', 'moonstones'])
    expect(find(question), question).toEqual([
      ...['Dije Luna Creciente', 'Conjunto Marea de Luna', 'Argollas Luna Llena'],
    ]);
  expect(find('luna')[0]).toBe('Argollas Luna Llena');
});

test('a short word that ends in an s is not what is left of a longer one', () => {
  expect(find('anillo trensa')).toEqual(['Anillo Trenza']);
  expect(find('anillo tres')[0]).toBe('Anillo Trilogía Granate');
});

test('sizes are whole numbers: 1 is not 12', () => {
  expect(find('anillo talla 6').length).toBeGreaterThan(0);
  expect(find('anillo 1')).toEqual([]);
});

test('an index that has changed piece by piece finds what one of the same pieces made anew finds', () => {
  const index = searchIndex();
  const there = new Map<number, (typeof entries)[number]>();
  for (const [turn, entry] of [...entries, ...entries.toReversed()].entries()) {
    // Keys come back with another piece, and every third goes.
    const key = (turn * 7) % 23;
    index.put(key, entry);
    there.set(key, entry);
    const gone = (key * 3) % 23;
    index.remove(gone);
    there.delete(gone);
  }
  const keys = [...there.keys()].sort((a, b) => a - b);
  const anew = keys.flatMap((key) => there.get(key) ?? []);
  expect(anew.length).toBeGreaterThan(10);
  for (const [question] of QUESTIONS)
    expect(
      index.search(question).map((key) => there.get(key)?.product.nombreProducto),
      question,
    ).toEqual(find(question, anew));
});

test.each([
  ['Anillo Solitario Esmeralda', 'anillos esmerlda', ['Anillo', 'Esmeralda']],
  ['Anillo Solitario Esmeralda', 'sortija', ['Anillo']],
  ['Collares, cadenas y dijes', 'cad', ['Collares', 'cadenas']],
  ['Aro de plata 925', '92', []],
  ['Aro de oro de 14 kilates', '14k', ['oro', '14 kilates']],
  ['Aro de plata 925', 'de', []],
  ['', 'luna', []],
])('of %j a search for %j has found %j', (text, asked, found) => {
  const parts = foundParts(text, asked);
  expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(found);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('nearest to what is not there is what has most of its words', () => {
  const nearest = (text: string) =>
    nearestEntries(entries, text, 2).map(({ nombreProducto }) => nombreProducto);
  expect(find('anillo trenza de turquesa')).toEqual([]);
  expect(nearest('anillo trenza de turquesa')[0]).toBe('Anillo Trenza');
  expect(nearest('anillo trenza de turquesa')).toHaveLength(2);
  expect(nearest('xylofon')).toEqual([]);
});

test('of the words of what is not there a rare one weighs more', () => {
  const nearest = nearestEntries(entries, 'anillo turquesa', 3);
  expect(nearest.map(({ nombreProducto }) => nombreProducto)).toEqual([
    'Dije Turquesa del Desierto',
    'Brazalete Abierto Turquesa',
    'Anillo Solitario Esmeralda',
  ]);
  // A fineness is one word here, too.
  expect(nearestEntries(entries, 'reloj de 14 kilates', 1)).toHaveLength(1);
});

test('a number with a letter too many is found', () => {
  const numbered = entries.map((entry, index) => ({
    ...entry,
    product: { ...entry.product, descripcion: `Modelo ${4500 + index}` },
  }));
  expect(find('4502x', numbered)).toEqual([PIECES[2]?.[0]]);
});

test.each([
  ['esmeralda', 'esmerlda', true],
  ['esmeralda', 'esmeraldda', true],
  ['esmeralda', 'esmeraldo', true],
  ['esmeralda', 'esemralda', true],
  ['esmeralda', 'esmrldaa', false],
  ['topacio', 'opalo', false],
])('%s and %s are one letter off: %s', (one, other, isOff) => {
  expect(isOneLetterOff(one, other)).toBe(isOff);
});

test.each([
  ['collares cruces jades dijes aretes', 'collar cruz jade dije arete'],
  ['dorados doradas rubíes', 'dorado dorada rubí'],
])('%s are one word each with %s', (many, one) => {
  expect(searchWords(many)).toEqual(searchWords(one));
});

test('an e tells words apart where no plural can have brought it', () => {
  expect(searchWords('hombre')).not.toEqual(searchWords('hombros'));
  expect(searchWords('corte')).not.toEqual(searchWords('corta'));
});
