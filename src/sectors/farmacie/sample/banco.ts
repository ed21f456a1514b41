import * as k from '../../../kernel/describe.ts'
import type { dispositivo } from '../dispositivo.ts'
import type { documento } from '../documento.ts'
import type { integrazione } from '../integrazione.ts'

type Dispositivo = k.Stored<'dispositivo', (typeof dispositivo)['fields']>
type Integrazione = k.Stored<'integrazione', (typeof integrazione)['fields']>
type Documento = k.Stored<'documento', (typeof documento)['fields']>

export const dispositivi = (today: string): readonly Dispositivo[] => [
  {
    id: 'dispositivo_1',
    version: 1,
    nome: 'Stampante scontrini',
    tipo: 'stampante',
    collegamento: 'usb',
    postazione: 'Banco 1',
    esito: 'funziona',
    provato_il: k.addDays(today, -6),
  },
  {
    id: 'dispositivo_2',
    version: 1,
    nome: 'Lettore di codici a barre',
    tipo: 'scanner',
    collegamento: 'usb',
    postazione: 'Banco 1',
    esito: 'funziona',
    provato_il: k.addDays(today, -6),
  },
  {
    id: 'dispositivo_3',
    version: 1,
    nome: 'Lettore senza filo',
    tipo: 'scanner',
    collegamento: 'bluetooth',
    postazione: 'Banco 2',
    esito: 'guasto',
    provato_il: k.addDays(today, -2),
    note: 'Batteria da cambiare',
  },
  {
    id: 'dispositivo_4',
    version: 1,
    nome: 'Fotocamera del tablet',
    tipo: 'fotocamera',
    collegamento: 'interno',
    postazione: 'Retro',
    esito: 'mai',
  },
  {
    id: 'dispositivo_5',
    version: 1,
    nome: 'POS carte',
    tipo: 'pos',
    collegamento: 'rete',
    postazione: 'Banco 1',
    esito: 'funziona',
    provato_il: k.addDays(today, -1),
  },
]

type Riga = readonly [nome: string, area: Integrazione['area'], uso: string]
/** The choices of the specification (§2, the API section). */
const RIGHE: readonly Riga[] = [
  ['Dati ricetta', 'tessera', 'Ricette dematerializzate: lettura per NRE e codice fiscale, erogazione.'],
  ['Spese sanitarie', 'tessera', 'Invio delle spese per la dichiarazione precompilata (730).'],
  ['Federfarma', 'banca_dati', 'Listini e aggiornamenti per le farmacie.'],
  ['AIFA', 'banca_dati', 'Elenco dei medicinali autorizzati, carenze, lista di trasparenza.'],
  ['Carta', 'pagamenti', 'Incassi con carta dal POS al banco.'],
  ['PayPal', 'pagamenti', 'Incassi degli ordini in linea.'],
  ['Nexi', 'pagamenti', 'POS e pagamenti in linea.'],
  ['Robot', 'robot', 'Prelievo automatico e giacenze allineate.'],
  ['Shopify', 'robot', 'Vetrina in linea con prezzi e giacenze.'],
  ['WooCommerce', 'robot', 'Vetrina in linea sul proprio sito.'],
]
export const integrazioni: readonly Integrazione[] = RIGHE.map(([nome, area, uso], at) => ({
  id: `integrazione_${at + 1}`,
  version: 1,
  nome,
  area,
  uso,
  scelta: nome === 'Carta' || nome === 'Dati ricetta' ? 'scelta' : 'da_valutare',
}))

export const righeDocumenti = (today: string): readonly Documento[] => [
  {
    id: 'documento_1',
    version: 1,
    tipo: 'ddt',
    nome: 'Distribuzione Salus',
    piva: '97148161199',
    numero: '4471',
    data: today,
    totale: k.euro(612.4),
    fornitore: 'fornitore_1',
    stato: 'da_registrare',
  },
  {
    id: 'documento_2',
    version: 1,
    tipo: 'ricetta',
    nome: 'Giovanni Maffeis',
    nre: '030A45509876548',
    codice_fiscale: 'MFFGNN72S07A794C',
    data: today,
    stato: 'registrato',
  },
  {
    id: 'documento_3',
    version: 1,
    tipo: 'ricetta',
    nome: 'Asia Cremaschi',
    nre: '030A45506543217',
    codice_fiscale: 'CRMSAI86L51F205U',
    data: k.addDays(today, -1),
    stato: 'da_registrare',
  },
  {
    id: 'documento_4',
    version: 1,
    tipo: 'fattura',
    nome: 'Farmagrosso Centro',
    piva: '97630871198',
    numero: '1182',
    data: k.addDays(today, -4),
    totale: k.euro(438.9),
    fornitore: 'fornitore_2',
    stato: 'registrato',
  },
  { id: 'documento_5', version: 1, tipo: 'altro', nome: 'Volantino Laboratori Verdeluna', data: k.addDays(today, -9), stato: 'scartato' },
]
