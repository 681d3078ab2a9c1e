import { describe, expect, it } from 'vitest';
import { newEntries } from './bank-entry.ts';
import type { BankEntry } from './bank-entry.ts';
import { decodeBankFile } from './bank-file.ts';
import { readBankText, type BankReading } from './read-bank-text.ts';

const hoy = '2026-03-16';
const read = (text: string) => readBankText(text, { hoy });

type Told = readonly [
  dia: string,
  monto: number,
  moneda: 'CRC' | 'USD',
  referencia: string | null,
  nombre: string | null,
];
const told = ({ dia, monto, moneda, referencia, nombre }: BankEntry): Told => [
  dia,
  monto,
  moneda,
  referencia,
  nombre,
];

/** Messages and letters in the banks' styles; every person in them is invented. */
const NOTICES: readonly (readonly [notice: string, told: Told])[] = [
  [
    'BAC: SINPE Móvil de ANA MORA SOLANO por ₡25.000,00 el 14/03/2026 Ref 90012345',
    ['2026-03-14', 25000, 'CRC', '90012345', 'ANA MORA SOLANO'],
  ],
  [
    'BAC Credomatic le informa: Ha recibido una transferencia SINPE Movil por CRC 18,500.00 de LUIS FERNANDO ROJAS VEGA el 14/03/2026 10:22. Referencia 2026031410283010123456789',
    ['2026-03-14', 18500, 'CRC', '2026031410283010123456789', 'LUIS FERNANDO ROJAS VEGA'],
  ],
  [
    'BAC: Transferencia recibida USD 45.00 de CARLA JIMENEZ QUIROS, 14-MAR-2026, ref. FT26073XK91',
    ['2026-03-14', 45, 'USD', 'FT26073XK91', 'CARLA JIMENEZ QUIROS'],
  ],
  [
    'BAC: Usted recibió un SINPE por 12 750,50 colones. Ordenante: MARIO ARCE LEON. Fecha 13/03/2026. Comprobante 778812',
    ['2026-03-13', 12750.5, 'CRC', '778812', 'MARIO ARCE LEON'],
  ],
  [
    'Notificación BAC: depósito a su favor US$ 1,250.00 realizado por INÉS CALVO BRENES el 2026-03-12, documento 55501987',
    ['2026-03-12', 1250, 'USD', '55501987', 'INÉS CALVO BRENES'],
  ],
  [
    'BNCR: Ha recibido un SINPE Movil por ¢12.500,00 de JUAN PEREZ MORA el 14/03/2026. Comprobante 2026031415183010123456780. Detalle: anillo',
    ['2026-03-14', 12500, 'CRC', '2026031415183010123456780', 'JUAN PEREZ MORA'],
  ],
  [
    'BN: SINPE MOVIL recibido. Monto: ¢33,000.00. Nombre: KAREN VARGAS SOTO. Fecha: 14/03/26 15:04. Doc: 12345678',
    ['2026-03-14', 33000, 'CRC', '12345678', 'KAREN VARGAS SOTO'],
  ],
  [
    'Banco Nacional: se acreditó a su cuenta ₡8 900 por SINPE Móvil, originador GABRIEL SEGURA NAVARRO, 14/03/2026 8:15 a.m., ref 4471902',
    ['2026-03-14', 8900, 'CRC', '4471902', 'GABRIEL SEGURA NAVARRO'],
  ],
  [
    'BN Mensaje: abono por ¢61.200,00 el 11 de marzo de 2026 de parte de YENDRI CASTRO MONGE. Número de documento 30091177',
    ['2026-03-11', 61200, 'CRC', '30091177', 'YENDRI CASTRO MONGE'],
  ],
  [
    'BNCR SINPE: 14/03 09:12 Recibió CRC 15000.00 de ROSA ELENA UREÑA. Ref: 20260314151830101',
    ['2026-03-14', 15000, 'CRC', '20260314151830101', 'ROSA ELENA UREÑA'],
  ],
  [
    'Banco de Costa Rica le informa: SINPE MOVIL acreditado, monto 18 500,00 colones, ordenante: DANIELA CHAVES ROJAS, referencia 2026031415283010123456789, fecha 14-03-2026',
    ['2026-03-14', 18500, 'CRC', '2026031415283010123456789', 'DANIELA CHAVES ROJAS'],
  ],
  [
    'BCR: Depósito SINPE Móvil por ₡9,950.00 enviado por OSCAR MENA. 13/03/2026. Transacción 88120045',
    ['2026-03-13', 9950, 'CRC', '88120045', 'OSCAR MENA'],
  ],
  [
    'BCR le comunica que recibió una transferencia de $75.50 de PRISCILLA SALAS el 10/03/2026, confirmación 6612009',
    ['2026-03-10', 75.5, 'USD', '6612009', 'PRISCILLA SALAS'],
  ],
  [
    'BCR Móvil: Monto ¢27.350,00 Fecha 09/03/2026 Hora 20:41 De: HEILYN SOLIS ARAYA Ref: 152998811',
    ['2026-03-09', 27350, 'CRC', '152998811', 'HEILYN SOLIS ARAYA'],
  ],
  [
    'BP: Transferencia SINPE Móvil recibida. Monto: ₡45,000. De: WENDY PORRAS LARA. Fecha: 14/03/26 15:04. Doc: 161200345',
    ['2026-03-14', 45000, 'CRC', '161200345', 'WENDY PORRAS LARA'],
  ],
  [
    'Popular: Has recibido ₡19.900 por SINPE Móvil de Esteban Núñez Coto. 15/03/2026 07:30. Comprobante: 2026031516183010123000001',
    ['2026-03-15', 19900, 'CRC', '2026031516183010123000001', 'Esteban Núñez Coto'],
  ],
  [
    'Banco Popular informa abono por 22.000,00 colones de FABIOLA MATA el día 08-03-2026. Autorización 009182',
    ['2026-03-08', 22000, 'CRC', '009182', 'FABIOLA MATA'],
  ],
  [
    'Davivienda: Recibiste un SINPE Móvil de CRC 31,400.00 de parte de ALLAN BADILLA CRUZ el 14/03/2026. Ref 104556677',
    ['2026-03-14', 31400, 'CRC', '104556677', 'ALLAN BADILLA CRUZ'],
  ],
  [
    'Davivienda le informa transferencia entrante USD 210.00 ordenante KATTIA LORIA SANCHO 12/03/2026 referencia TFT0098123',
    ['2026-03-12', 210, 'USD', 'TFT0098123', 'KATTIA LORIA SANCHO'],
  ],
  [
    'Scotiabank: se acreditaron ¢14.300,00 a su cuenta el 13/mar/2026 por SINPE Movil de: NATALIA GUTIERREZ. Referencia: 123778',
    ['2026-03-13', 14300, 'CRC', '123778', 'NATALIA GUTIERREZ'],
  ],
  [
    'Scotiabank aviso: depósito recibido por $98.00. Remitente: RANDALL ULATE MORALES. Fecha: 12/03/2026. Ref. 12399001',
    ['2026-03-12', 98, 'USD', '12399001', 'RANDALL ULATE MORALES'],
  ],
  [
    'Promerica: SINPE recibido por ₡52,750.00 de MARIELA ALFARO VINDAS, 14.03.2026, comprobante 116000412',
    ['2026-03-14', 52750, 'CRC', '116000412', 'MARIELA ALFARO VINDAS'],
  ],
  [
    'Promerica informa: crédito por ¢7.500 el 14/03/2026 17:55. Originador: BRYAN CAMPOS. Documento N° 4410',
    ['2026-03-14', 7500, 'CRC', '4410', 'BRYAN CAMPOS'],
  ],
  [
    'COOPENAE: recibió SINPE Móvil ₡11 250,00 de SILVIA PANIAGUA HIDALGO 13/03/2026 ref 813001',
    ['2026-03-13', 11250, 'CRC', '813001', 'SILVIA PANIAGUA HIDALGO'],
  ],
  [
    'Lafise: Abono SINPE ₡26,000.00; ordenante MELISSA OBANDO; fecha 2026/03/13; referencia 150077123',
    ['2026-03-13', 26000, 'CRC', '150077123', 'MELISSA OBANDO'],
  ],
  [
    'Mutual Alajuela: Se acreditó SINPE Móvil por 17,800.00 CRC. Nombre del ordenante: ADRIANA TREJOS. 13/03/2026. Ref 5550012',
    ['2026-03-13', 17800, 'CRC', '5550012', 'ADRIANA TREJOS'],
  ],
  [
    'Sinpe Movil: recibiste 20000 colones de Jorge Alpízar, 14/03/2026',
    ['2026-03-14', 20000, 'CRC', null, 'Jorge Alpízar'],
  ],
  [
    'Has recibido un SINPE de ¢40.000,00. Saldo disponible ¢512.330,10. Ordenante TATIANA BLANCO RUIZ. 14/03/2026. Ref 77120099',
    ['2026-03-14', 40000, 'CRC', '77120099', 'TATIANA BLANCO RUIZ'],
  ],
  [
    'Saldo: ₡1.200.000,00. Abono SINPE: ₡16.000,00. Nombre: PAOLA MADRIGAL. Fecha: 12/03/2026. Doc 9912001',
    ['2026-03-12', 16000, 'CRC', '9912001', 'PAOLA MADRIGAL'],
  ],
  [
    'Se ha acreditado a la cuenta CR05015202001026284066 la suma de ₡35.600,00 el 12/03/2026, enviado por VIVIANA ZÚÑIGA. Comprobante: 20260312 161 83010123456781',
    ['2026-03-12', 35600, 'CRC', '2026031216183010123456781', 'VIVIANA ZÚÑIGA'],
  ],
  [
    "BAC: SINPE Móvil de O'NEILL SMITH JOHN por ₡23.000,00 el 14/03/2026 Ref 90019999",
    ['2026-03-14', 23000, 'CRC', '90019999', "O'NEILL SMITH JOHN"],
  ],
  [
    'BNCR: Ha recibido un SINPE Movil por ¢10.000,00 de MARIA DE LOS ANGELES VILLALOBOS el 14/03/2026. Comprobante 71239981',
    ['2026-03-14', 10000, 'CRC', '71239981', 'MARIA DE LOS ANGELES VILLALOBOS'],
  ],
  [
    'Usted ha recibido ¢5,500.00 por medio de SINPE Móvil. Remitente: ericka fallas. Fecha 14/03/2026. Ref 5512',
    ['2026-03-14', 5500, 'CRC', '5512', 'Ericka Fallas'],
  ],
  [
    'SINPE MOVIL REVERSADO: ₡25.000,00 de ANA MORA SOLANO el 15/03/2026 Ref 90012345',
    ['2026-03-15', -25000, 'CRC', '90012345', 'ANA MORA SOLANO'],
  ],
  [
    'BCR: Reversión de transferencia SINPE por ¢9,950.00, ordenante OSCAR MENA, 14/03/2026, transacción 88120045',
    ['2026-03-14', -9950, 'CRC', '88120045', 'OSCAR MENA'],
  ],
  [
    'Banco Nacional: SINPE Móvil ¢13.000,00 hoy 11:20 de GLORIANA PICADO VEGA. Ref 331208',
    ['2026-03-16', 13000, 'CRC', '331208', 'GLORIANA PICADO VEGA'],
  ],
  [
    'Estimado cliente: recibió SINPE Móvil por ₡21.500,00 de FREDDY AGUILAR. Comprobante 2026030715283010123456782',
    ['2026-03-07', 21500, 'CRC', '2026030715283010123456782', 'FREDDY AGUILAR'],
  ],
  [
    'BAC: SINPE Móvil de XINIA BONILLA por ₡24.000,00 el 30/12 Ref 90010001',
    ['2025-12-30', 24000, 'CRC', '90010001', 'XINIA BONILLA'],
  ],
  [
    'Estimado(a) cliente:\n\nLe informamos que ha recibido una transferencia SINPE.\n\nFecha: 14/03/2026 10:05\nOrdenante: MARCELA QUESADA RAMOS\nMonto: ₡64.900,00\nReferencia: 2026031410283010123456783\nConcepto: Pedido 1024\n\nEste es un mensaje automático.',
    ['2026-03-14', 64900, 'CRC', '2026031410283010123456783', 'MARCELA QUESADA RAMOS'],
  ],
  [
    'Notificación de transferencia\nMonto acreditado: USD 129.00\nCuenta destino: ****4821\nNombre del originador: STEVEN MORA\nNúmero de documento: 40012998\nFecha: 13-03-2026',
    ['2026-03-13', 129, 'USD', '40012998', 'STEVEN MORA'],
  ],
  [
    'Cathay: crédito SINPE Móvil ₡ 47 300,00 — Sra. NOEMY TENORIO ALFARO, 14 de mar. 2026, doc. 70011',
    ['2026-03-14', 47300, 'CRC', '70011', 'NOEMY TENORIO ALFARO'],
  ],
  [
    'Fecha: 12/03/2026\nDescripción: SINPE MOVIL\nImporte: 1.250,00 USD\nRemitente: Hellen Rodríguez de la O\nRef: 7001-2234',
    ['2026-03-12', 1250, 'USD', '70012234', 'Hellen Rodríguez de la O'],
  ],
  [
    'BAC: Tel 8888-1212 te envió ₡6.000,00 por SINPE Móvil el 14/03/2026',
    ['2026-03-14', 6000, 'CRC', null, null],
  ],
  [
    'BNCR: Recibió SINPE por ₡10.500,00, comisión ₡0,00, tipo de cambio 505,20, de MINOR BRAVO SALAZAR, 13/03/2026. Ref 0000441209',
    ['2026-03-13', 10500, 'CRC', '0000441209', 'MINOR BRAVO SALAZAR'],
  ],
  [
    'Banco de Costa Rica\nSINPE Móvil recibido\nMonto: 14 750,00\nFecha: 13/03/2026\nCliente origen: LAURA CASTILLO PEÑA\nComprobante: 20260313151830101234567\nTeléfono: 8888-1212',
    ['2026-03-13', 14750, 'CRC', '20260313151830101234567', 'LAURA CASTILLO PEÑA'],
  ],
];

const BAC = `Cuenta IBAN;CR05010200009123456789;;;;
Moneda;Colones;;;;
Fecha;Referencia;Código;Descripción;Débitos;Créditos;Balance
14/03/2026;90012345;TF;SINPE MOVIL ANA MORA SOLANO;;25.000,00;525.000,00
14/03/2026;90012346;TF;TEF DE: LUIS ROJAS VEGA;;18.500,00;543.500,00
13/03/2026;90012300;CM;COMISION SINPE;300,00;;518.200,00
13/03/2026;90012299;PG;PAGO TARJETA;45.000,00;;518.500,00
13/03/2026;90012298;TF;SINPE MOVIL MARIO ARCE;;12.750,50;563.500,00
12/03/2026;90012290;RV;REVERSION SINPE MOVIL MARIO ARCE;12.750,50;;550.749,50
;;;Total;58.050,50;56.250,50;
`;
const BN = `oficina,fechaMovimiento,numeroDocumento,debito,credito,descripcion
0,"14/03/2026",12345678,"","33,000.00","SINPE MOVIL KAREN VARGAS SOTO"
0,"13/03/2026",12345111,"","8,900.00","DEP SINPE/GABRIEL SEGURA NAVARRO/ANILLO"
0,"12/03/2026",12345112,"1,500.00","","COMISION ADMINISTRATIVA"
0,"11/03/2026",30091177,"","61,200.00","TRANSF. INTERBANCARIA YENDRI CASTRO MONGE"
0,"10/03/2026",30091178,"","5,000.00","BN-INTERNET"
`;
const BCR = `Fecha contable;Fecha movimiento;Documento;Descripción;Débito;Crédito;Saldo
14-03-2026;14-03-2026;2026031415283010123456789;SINPE MOVIL DANIELA CHAVES ROJAS;0,00;18 500,00;100 000,00
13-03-2026;13-03-2026;88120045;CR SINPE OSCAR MENA;0,00;9 950,00;81 500,00
12-03-2026;12-03-2026;88120046;ND COMPRA SUPERMERCADO;12 000,00;0,00;71 550,00
09-03-2026;09-03-2026;152998811;SINPE MOVIL DE HEILYN SOLIS ARAYA PEDIDO 1031;0,00;27 350,00;83 550,00
`;
const POPULAR = `Detalle de movimientos
Monto,Nombre ordenante,Fecha,Detalle,Documento
45000.00,WENDY PORRAS LARA,2026-03-14,Pago joyas,161200345
"19,900.00",ESTEBAN NUÑEZ COTO,2026-03-15,SINPE,161200346
-500.00,,2026-03-15,COMISION SINPE,161200347
22000,FABIOLA MATA,2026-03-08,Pedido 1009,161200348
`;
const DAVIVIENDA = `Fecha\tDescripción\tReferencia\tMonto\tMoneda
14 mar 2026\tSINPE MOVIL ALLAN BADILLA CRUZ\t104556677\t31,400.00 CR\tCRC
12 mar 2026\tTRANSFERENCIA KATTIA LORIA SANCHO\tTFT0098123\t210.00 CR\tUSD
11 mar 2026\tPAGO SERVICIO PUBLICO\t104556600\t15,000.00 DB\tCRC
10 mar 2026\tSINPE MOVIL ALEXA RIVERA\t104556500\t9,800.00 CR\tCRC
`;
const SCOTIA = `Date;Concepto;Importe USD
03/13/2026;DEPOSITO RANDALL ULATE MORALES;98.00
03/14/2026;TRANSFERENCIA DE PRISCILLA SALAS REF 6612009;75.50
03/02/2026;MONTHLY FEE COMISION;(5.00)
03/05/2026;DEVOLUCION TRANSFERENCIA PRISCILLA SALAS REF 6612009;(75.50)
`;
const BARE = `14/03/2026;2026031411683010123456784;SINPE MARIELA ALFARO VINDAS;52750,00;300000,00
13/03/2026;116000410;SINPE BRYAN CAMPOS;7500,00;247250,00
13/03/2026;116000409;RETIRO CAJERO;-20000,00;239750,00
`;

const STATEMENTS: readonly (readonly [
  bank: string,
  text: string,
  told: readonly Told[],
  left: readonly string[],
])[] = [
  [
    'BAC',
    BAC,
    [
      ['2026-03-14', 25000, 'CRC', '90012345', 'ANA MORA SOLANO'],
      ['2026-03-14', 18500, 'CRC', '90012346', 'LUIS ROJAS VEGA'],
      ['2026-03-13', 12750.5, 'CRC', '90012298', 'MARIO ARCE'],
      ['2026-03-12', -12750.5, 'CRC', '90012290', 'MARIO ARCE'],
    ],
    ['COMISION', 'SALIDA'],
  ],
  [
    'Banco Nacional',
    BN,
    [
      ['2026-03-14', 33000, 'CRC', '12345678', 'KAREN VARGAS SOTO'],
      ['2026-03-13', 8900, 'CRC', '12345111', 'GABRIEL SEGURA NAVARRO'],
      ['2026-03-11', 61200, 'CRC', '30091177', 'YENDRI CASTRO MONGE'],
      ['2026-03-10', 5000, 'CRC', '30091178', null],
    ],
    ['COMISION'],
  ],
  [
    'BCR',
    BCR,
    [
      ['2026-03-14', 18500, 'CRC', '2026031415283010123456789', 'DANIELA CHAVES ROJAS'],
      ['2026-03-13', 9950, 'CRC', '88120045', 'OSCAR MENA'],
      ['2026-03-09', 27350, 'CRC', '152998811', 'HEILYN SOLIS ARAYA'],
    ],
    ['SALIDA'],
  ],
  [
    'Popular',
    POPULAR,
    [
      ['2026-03-14', 45000, 'CRC', '161200345', 'WENDY PORRAS LARA'],
      ['2026-03-15', 19900, 'CRC', '161200346', 'ESTEBAN NUÑEZ COTO'],
      ['2026-03-08', 22000, 'CRC', '161200348', 'FABIOLA MATA'],
    ],
    ['COMISION'],
  ],
  [
    'Davivienda',
    DAVIVIENDA,
    [
      ['2026-03-14', 31400, 'CRC', '104556677', 'ALLAN BADILLA CRUZ'],
      ['2026-03-12', 210, 'USD', 'TFT0098123', 'KATTIA LORIA SANCHO'],
      ['2026-03-10', 9800, 'CRC', '104556500', 'ALEXA RIVERA'],
    ],
    ['SALIDA'],
  ],
  [
    'Scotiabank, month first',
    SCOTIA,
    [
      ['2026-03-13', 98, 'USD', null, 'RANDALL ULATE MORALES'],
      ['2026-03-14', 75.5, 'USD', '6612009', 'PRISCILLA SALAS'],
      ['2026-03-05', -75.5, 'USD', '6612009', 'PRISCILLA SALAS'],
    ],
    ['COMISION'],
  ],
  [
    'a bank that writes no titles',
    BARE,
    [
      ['2026-03-14', 52750, 'CRC', '2026031411683010123456784', 'MARIELA ALFARO VINDAS'],
      ['2026-03-13', 7500, 'CRC', '116000410', 'BRYAN CAMPOS'],
    ],
    ['SALIDA'],
  ],
];

/** Lines of a bank that are no payment to the shop. */
const NO_PAYMENTS: readonly (readonly [notice: string, why: string])[] = [
  ['BAC: Compra aprobada por ₡8.500,00 en SUPER LA ESQUINA el 14/03/2026', 'SALIDA'],
  ['BNCR: Usted realizó un SINPE Movil por ¢12.500,00 a JUAN PEREZ el 14/03/2026', 'SALIDA'],
  ['BCR: Se ha debitado de su cuenta ₡3.000,00 el 14/03/2026', 'SALIDA'],
  ['Popular: Enviaste ₡10.000 por SINPE Móvil a Mario Arce. 14/03/2026', 'SALIDA'],
  ['BAC: Retiro de cajero ₡40.000,00 el 14/03/2026', 'SALIDA'],
  ['BAC: su clave dinámica es 448812', 'SIN_MONTO'],
  ['BNCR: Recibió ¢12.500,00 de JUAN PEREZ MORA. Comprobante 12345678', 'SIN_DIA'],
];

describe('a notice of a bank', () => {
  it.each(NOTICES)('%s', (notice, expected) => {
    expect(read(notice).entradas.map(told)).toEqual([expected]);
  });

  it.each(NO_PAYMENTS)('%s is none: %s', (notice, motivo) => {
    expect(read(notice)).toMatchObject({ entradas: [], omitidas: [{ motivo }] });
  });

  it('is told from the next one, with blank lines between them and without', () => {
    const expected = NOTICES.map(([, entry]) => entry);
    for (const gap of ['\n', '\n\n'])
      expect(read(NOTICES.map(([notice]) => notice).join(gap)).entradas.map(told)).toEqual(
        expected,
      );
  });

  it('that was pasted twice is one', () => {
    const [[notice] = ['']] = NOTICES;
    expect(read(`${notice}\n${notice}`)).toMatchObject({
      entradas: [{ monto: 25000 }],
      omitidas: [{ motivo: 'REPETIDA' }],
    });
  });
});

describe('a statement', () => {
  it.each(STATEMENTS)('of %s', (_bank, text, expected, left) => {
    const { entradas, omitidas } = read(text);
    expect(entradas.map(told)).toEqual(expected);
    expect(omitidas.map(({ motivo }) => motivo)).toEqual(left);
  });

  it('is read by the columns that were chosen for its bank', () => {
    const { tabla } = read(BARE);
    if (tabla === null) throw new Error('No table');
    const chosen = readBankText(BARE, {
      hoy,
      columnas: {
        [tabla.clave]: { columnas: ['dia', null, 'texto', null, 'monto'], moneda: 'USD' },
      },
    });
    expect(chosen.entradas[0]).toMatchObject({ monto: 300_000, moneda: 'USD', referencia: null });
  });
});

describe('the columns of a statement', () => {
  it('are two for amounts: what left the account pays nothing, however its sign is written', () => {
    for (const [title, came, left] of [
      ['Tipo', 'C', 'D'],
      ['D/C', 'CR', 'DB'],
      ['Movimiento', 'Crédito', 'Débito'],
    ] as const) {
      const { entradas, omitidas } = read(
        [
          `Fecha;Documento;Descripción;Monto;${title}`,
          `14/03/2026;90012345;SINPE ANA MORA SOLANO;25.260,00;${came}`,
          `14/03/2026;90012346;SINPE A LUIS ROJAS VEGA;18.500,00;${left}`,
          `15/03/2026;90012347;REVERSION SINPE ANA MORA SOLANO;25.260,00;${left}`,
        ].join('\n'),
      );
      expect(entradas.map(({ monto }) => monto)).toEqual([25_260, -25_260]);
      expect(omitidas.map(({ motivo }) => motivo)).toEqual(['SALIDA']);
    }
  });

  it('that hold a reference or a name say nothing of what left', () => {
    const { entradas } = read(
      'Fecha;Documento;Descripción;Monto\n14/03/2026;ND;SINPE ANA MORA SOLANO;25.260,00\n',
    );
    expect(entradas.map(({ monto }) => monto)).toEqual([25_260]);
  });

  it.each(['Date', 'Transaction Date', 'Posting Date'])('may have English titles: %s', (date) => {
    const { entradas } = read(
      `${date},Reference,Description,Debit,Credit,Balance\n03/14/2026,90012345,SINPE ANA MORA SOLANO,,"25,260.00","99,000.00"\n`,
    );
    expect(entradas.map(told)).toEqual([
      ['2026-03-14', 25_260, 'CRC', '90012345', 'ANA MORA SOLANO'],
    ]);
  });

  it('are remembered for each of two accounts of a bank, one in dollars and one in colones', () => {
    const statement = (moneda: string) =>
      `Cuenta en ${moneda}\n\nFecha;Número;Texto;Crédito\n14/03/2026;90012345;ANA MORA SOLANO;126,00\n`;
    const colones = read(statement('colones')).tabla;
    if (colones === null) throw new Error('No table');
    const columnas = {
      [colones.clave]: { ...colones, columnas: ['dia', 'referencia', 'texto', 'credito'] as const },
    };
    const again = (moneda: string) =>
      readBankText(statement(moneda), { hoy, columnas: structuredClone(columnas) as never })
        .entradas[0];
    expect(again('colones')).toMatchObject({ moneda: 'CRC', referencia: '90012345' });
    expect(again('dólares')).toMatchObject({ moneda: 'USD' });
  });
});

describe('a statement that somebody has spoilt', () => {
  const lines = (...rows: string[]): BankReading =>
    readBankText(['Fecha;Referencia;Descripción;Monto', ...rows].join('\n'), { hoy });

  it('loses no line to a quote that nobody closed', () => {
    const { entradas } = lines(
      '12/03/2026;4410;"SINPE ANA MORA SOLANO;25000',
      '13/03/2026;4411;"SINPE LUIS ROJAS, ""VEGA""";18500',
      '13/03/2026;4412;SINPE 5" KAREN VARGAS;9000',
    );
    expect(entradas.map(({ referencia }) => referencia)).toEqual(['4410', '4411', '4412']);
  });

  it('has no references where a spreadsheet has cut them, so that two payments stay two', () => {
    const { entradas } = lines(
      '12/03/2026;2,02603E+24;SINPE ANA MORA SOLANO;25000',
      '12/03/2026;2E+24;SINPE LUIS ROJAS VEGA;25000',
    );
    expect(entradas.map(({ referencia }) => referencia)).toEqual([null, null]);
    expect(newEntries(entradas.slice(0, 1), entradas.slice(1))).toHaveLength(1);
  });

  it('has its month first when its days would still be to come otherwise', () => {
    const row = (dia: string) => `${dia};4410;SINPE ANA MORA SOLANO;25000`;
    const days = (...all: string[]) => lines(...all.map(row)).entradas.map(({ dia }) => dia);
    expect(days('03/11/2026', '03/12/2026')).toEqual(['2026-03-11', '2026-03-12']);
    expect(days('02/03/2026', '03/03/2026')).toEqual(['2026-03-02', '2026-03-03']);
  });

  it('has its day first also when something is booked on the next working day', () => {
    const text = 'Fecha;Monto;Detalle\n02/12/2026;25000;ANA MORA\n04/12/2026;9000;LUIS ROJAS';
    const { entradas } = readBankText(text, { hoy: '2026-12-03' });
    expect(entradas.map(({ dia }) => dia)).toEqual(['2026-12-02', '2026-12-04']);
  });

  it('is kept without what no line holds: control characters and half letters', () => {
    const [entry] = lines('12/03/2026;4410;SINPE ANA\u0000MORA\u202E SOLANO \uD83D;25000').entradas;
    expect(entry?.texto).toBe('12/03/2026 · 4410 · SINPE ANA MORA SOLANO · 25000');
    const [long] = lines(`12/03/2026;4410;${'💍'.repeat(200)};25000`).entradas;
    expect(long?.texto).toMatch(/💍$/u);
  });
});

describe('the bytes of a file', () => {
  const latin = Uint8Array.from('Descripción;Núñez', (letter) => letter.charCodeAt(0));
  it.each([
    ['UTF-8', new TextEncoder().encode('Descripción;Núñez')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFDescripción;Núñez')],
    ['ISO-8859-1', latin],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...[...latin].flatMap((byte) => [byte, 0])])],
  ])('in %s are its text', (_name, bytes) => {
    expect(decodeBankFile(bytes)).toBe('Descripción;Núñez');
  });

  it.each(['PK\x03\x04xl', '%PDF-1.7'])('%j are no text', (start) => {
    expect(decodeBankFile(new TextEncoder().encode(start))).toBeNull();
  });
});

describe('an entry that was read before', () => {
  const notices = read(NOTICES.map(([notice]) => notice).join('\n')).entradas;

  it.each(STATEMENTS.slice(0, 6).map(([bank, text]) => [bank, text] as const))(
    'as a message is not new in the statement of %s',
    (_bank, text) => {
      const fresh = newEntries(notices, read(text).entradas).map(({ nombre }) => nombre);
      // What stands in the statement alone.
      const ALONE = ['LUIS ROJAS VEGA', null, 'ALEXA RIVERA', 'MARIO ARCE', 'PRISCILLA SALAS'];
      expect(ALONE).toEqual(expect.arrayContaining(fresh));
      expect(newEntries(read(text).entradas, read(text).entradas)).toEqual([]);
    },
  );

  it('is not new with the end of its reference, or without one and with the surname first', () => {
    const [entry] = read(
      'BAC: SINPE de ANA LUCIA MORA SOLANO por ₡25.000 el 13/03/2026 Ref 2026031310283010123456789',
    ).entradas;
    if (!entry) throw new Error('Not read');
    expect(newEntries([entry], [{ ...entry, dia: '2026-03-16', referencia: '123456789' }])).toEqual(
      [],
    );
    expect(
      newEntries([entry], [{ ...entry, referencia: null, nombre: 'MORA SOLANO ANA', texto: '' }]),
    ).toEqual([]);
  });

  it.each([
    ['another amount', { monto: 25001 }],
    ['the other currency', { moneda: 'USD' }],
    ['another reference', { referencia: '90012399' }],
    [
      'another reference and the same text',
      { referencia: '90012399', texto: notices[0]?.texto ?? '' },
    ],
    ['a day of the next week', { dia: '2026-03-21', texto: '' }],
  ] as const)('is new with %s', (_what, other) => {
    const [entry] = notices;
    if (!entry) throw new Error('Not read');
    expect(newEntries([entry], [{ ...entry, texto: 'other', ...other }])).toHaveLength(1);
  });

  it('stands for one payment, not for two of the same amount', () => {
    const [entry] = notices;
    if (!entry) throw new Error('Not read');
    const bare = { ...entry, referencia: null };
    expect(newEntries([bare], [bare, { ...bare }])).toHaveLength(1);
  });
});
