import * as k from '../../../kernel/describe.ts'
import type { calendario } from '../calendario.ts'
import type { chiusura } from '../chiusura.ts'
import type { rilevazione } from '../rilevazione.ts'
import type { struttura } from '../struttura.ts'
import { TETTO_NOTTI } from './prenotazioni.ts'

/** The house, with the rules of a comune that does not exist so that nobody takes them for his own. */
export const righeStruttura = (): readonly k.Stored<'struttura', (typeof struttura)['fields']>[] => [
  {
    id: 'struttura_1',
    version: 1,
    nome: 'Locanda del Ponte',
    comune: 'Mantova',
    indirizzo: 'Via del Ponte 12',
    partita_iva: '03456781198',
    telefono: '0376555080',
    tracciato: 'schedine',
    tariffe: [{ dal: '2024-01-01', importo: k.euro(2.5) }],
    tetto_notti: TETTO_NOTTI,
    esenzioni: [
      { motivo: 'Minori di 14 anni', vale: 'sotto', anni: 14 },
      { motivo: 'Residenti nel comune', vale: 'residente' },
      { motivo: 'Autisti di pullman', vale: 'qualifica', qualifica: 'autista' },
      { motivo: 'Accompagnatori turistici', vale: 'qualifica', qualifica: 'accompagnatore', uno_ogni: 25 },
      { motivo: 'Persone con disabilità', vale: 'qualifica', qualifica: 'disabile' },
    ],
    competenza: 'pernottamento',
  },
]

/** A room that was closed for a while, and one that will be: the plan shows what that looks like. */
export const righeChiusure = (today: string): readonly k.Stored<'chiusura', (typeof chiusura)['fields']>[] => [
  { id: 'chiusura_1', version: 1, camera: 'camera_201', motivo: 'Tinteggiatura', dal: k.addDays(today, 9), notti: 2 },
  { id: 'chiusura_2', version: 1, camera: 'camera_102', motivo: 'Sostituzione della doccia', dal: k.addDays(today, -38), notti: 2 },
]

/** The portal whose calendar of the suite has been read before. */
export const righeCalendari = (): readonly k.Stored<'calendario', (typeof calendario)['fields']>[] => [
  {
    id: 'calendario_1',
    version: 1,
    camera: 'camera_301',
    nome: 'Airbnb',
    canale: 'airbnb',
    programma: '-//Airbnb Inc//Hosting Calendar 1.0//EN',
  },
]

/** A month of last year that was handed in with other figures: it was before the demo's own records begin. */
export const righeRilevazioni = (today: string): readonly k.Stored<'rilevazione', (typeof rilevazione)['fields']>[] => [
  {
    id: 'rilevazione_1',
    version: 1,
    periodo_riferimento: k.monthOf(k.addMonths(`${k.monthOf(today)}-01`, -9)),
    arrivi: 41,
    presenze: 88,
    motivo: 'Registri su carta, prima del gestionale',
  },
]
