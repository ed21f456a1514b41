import * as k from '../../../kernel/describe.ts'
import type { cliente } from '../cliente.ts'
import type { collaboratore } from '../collaboratore.ts'

type Cliente = k.Stored<'cliente', (typeof cliente)['fields']>
type Collaboratore = k.Stored<'collaboratore', (typeof collaboratore)['fields']>

const persona = (at: number, nome: string, ruolo: string, tariffa: number, costo: number, telefono: string): Collaboratore => ({
  id: `collaboratore_${at}`,
  version: 1,
  nome,
  ruolo,
  tariffa: k.euro(tariffa),
  costo_ora: k.euro(costo),
  telefono,
  email: `${(nome.split(' ')[0] ?? '').toLowerCase().replace('ò', 'o')}@tagliabueperrone.example`,
})

/** Who is responsible in the sample rows, and who helps. */
export const collaboratori: readonly Collaboratore[] = [
  persona(1, 'Elisa Tagliabue', 'Sviluppo e reti', 62, 31, '3335550131'),
  persona(2, 'Nicolò Perrone', 'Grafica e comunicazione', 55, 27, '3475550132'),
  persona(3, 'Dalila Ferraro', 'Formazione e processi', 58, 29, '3405550133'),
  persona(4, 'Ivan Locatelli', 'Assistenza', 45, 24, '3285550134'),
]

type Dato = readonly [azienda: string, contatto: string, email: string, telefono: string, settore: string, indirizzo: string, piva: string]

/** The six of the sample rows, to the letter, and those for whom one worked before. */
const DATI: readonly Dato[] = [
  ['Cantina Poggio Alto', 'Agnese Fornaciari', 'agnese@poggioalto.example', '0577555011', 'Alimentare', 'Località Poggio Alto 3, Montalcino', '98877161194'], // oxfmt-ignore
  ['Arredi Colmegna', 'Guido Colmegna', 'guido@colmegna.example', '0315550112', 'Arredamento', 'Via Como 88, Cantù', '99359871193'],
  ['Studio Pozzi Associati', 'Lucia Pozzi', 'lucia@studiopozzi.example', '0355550120', 'Servizi', 'Viale Garibaldi 12, Bergamo', '99842581193'], // oxfmt-ignore
  ['Lido Torre Gaia', 'Simone Attanasio', 'info@torregaia.example', '0832555014', 'Turismo', 'Lungomare Sud 5, Lecce', '90325291194'],
  ['Ferramenta Sabatini', 'Olindo Sabatini', 'ordini@sabatini.example', '0495550115', 'Commercio', 'Via Venezia 41, Padova', '90808001193'],
  ['Officine Trebbiani', 'Rita Trebbiani', 'qualita@trebbiani.example', '0523555016', 'Metalmeccanica', 'Strada dei Mulini 7, Piacenza', '91290711190'], // oxfmt-ignore
  [
    'Caseificio Valle Brembana',
    'Piero Milesi',
    'ufficio@vallebrembana.example',
    '0345555021',
    'Alimentare',
    'Via Roma 14, Zogno',
    '04127351197',
  ],
  ['Tessitura Morandi', 'Carla Morandi', 'carla@tessituramorandi.example', '0344555022', 'Tessile', 'Via Lario 9, Menaggio', '03381261191'],
  [
    'Cooperativa Il Sentiero',
    'Davide Algeri',
    'segreteria@ilsentiero.example',
    '0355550123',
    'Servizi',
    'Via Moroni 55, Bergamo',
    '02904171192',
  ],
  [
    'Vetreria Sant’Agostino',
    'Marta Zanchi',
    'marta@vetreriasa.example',
    '0305555124',
    'Edilizia',
    'Via Triumplina 30, Brescia',
    '04573101195',
  ],
  [
    'Agriturismo La Roccola',
    'Ettore Gualdi',
    'info@laroccola.example',
    '0364555025',
    'Turismo',
    'Via Monte 2, Darfo Boario Terme',
    '03618421196',
  ],
  [
    'Farmacia Angelini',
    'Livia Angelini',
    'livia@farmaciaangelini.example',
    '0355550126',
    'Commercio',
    'Piazza Pontida 6, Bergamo',
    '02759361195',
  ],
  ['Meccanica Orobica', 'Fabio Cortinovis', 'acquisti@meccanicaorobica.example', '0345555127', 'Metalmeccanica', 'Via Industria 18, San Pellegrino Terme', '04890231196'], // oxfmt-ignore
  ['Panificio Rota', 'Gabriella Rota', 'panificio@rota.example', '0355550128', 'Alimentare', 'Via San Tomaso 71, Bergamo', '03182541197'],
]

/** Where the electronic invoices of a client go: to the code of an intermediary, or to his PEC. */
const RECAPITI: readonly ((email: string) => Pick<Cliente, 'codice_destinatario' | 'pec'>)[] = [
  () => ({ codice_destinatario: 'M5UXCR1' }),
  (email) => ({ codice_destinatario: '0000000', pec: email.replace(/^[^@]+@/, 'pec@') }),
  () => ({ codice_destinatario: 'SUBM70N' }),
]

export const clienti: readonly Cliente[] = DATI.map(([azienda, contatto, email, telefono, settore, indirizzo, partita_iva], at) => ({
  id: `cliente_${at + 1}`,
  version: 1,
  azienda,
  contatto,
  email,
  telefono,
  settore,
  indirizzo,
  partita_iva,
  ...RECAPITI[at % RECAPITI.length]?.(email),
}))
