import { euro } from '../../../kernel/fields/money.ts'
import type { Stored } from '../../../kernel/fields/shapes.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { chiusura } from '../chiusura.ts'
import type { pulizia } from '../pulizia.ts'
import type { struttura } from '../struttura.ts'

/** The house, with the rules of a comune that does not exist so that nobody takes them for his own. */
export const righeStruttura = (): readonly Stored<'struttura', (typeof struttura)['fields']>[] => [
  {
    id: 'struttura_1',
    version: 1,
    nome: 'Locanda del Ponte',
    comune: 'Mantova',
    indirizzo: 'Via del Ponte 12',
    tracciato: 'schedine',
    tariffe: [{ dal: '2024-01-01', importo: euro(2.5) }],
    tetto_notti: 7,
    esenzioni: [
      { motivo: 'Minori di 14 anni', vale: 'sotto', anni: 14 },
      { motivo: 'Residenti nel comune', vale: 'residente' },
      { motivo: 'Autisti di pullman', vale: 'qualifica', qualifica: 'autista', uno_ogni: 25 },
      { motivo: 'Persone con disabilità', vale: 'qualifica', qualifica: 'disabile' },
    ],
    competenza: 'pernottamento',
  },
]

export const righePulizie = (today: string): readonly Stored<'pulizia', (typeof pulizia)['fields']>[] => [
  { id: 'pulizia_1', version: 1, camera: 'camera_202', giorno: today, ora: '11:00', tipo: 'partenza', addetto: 'Irina', stato: 'in_corso' },
  {
    id: 'pulizia_2',
    version: 1,
    camera: 'camera_102',
    giorno: today,
    ora: '12:00',
    tipo: 'rassetto',
    addetto: 'Irina',
    stato: 'programmata',
  },
  {
    id: 'pulizia_3',
    version: 1,
    camera: 'camera_101',
    giorno: today,
    ora: '09:30',
    tipo: 'rassetto',
    addetto: 'Teresa',
    stato: 'completata',
  },
  {
    id: 'pulizia_4',
    version: 1,
    camera: 'camera_201',
    giorno: today,
    ora: '10:15',
    tipo: 'partenza',
    addetto: 'Teresa',
    stato: 'completata',
  },
  { id: 'pulizia_5', version: 1, camera: 'camera_301', giorno: addDays(today, 1), ora: '10:30', tipo: 'rassetto', stato: 'programmata' },
  { id: 'pulizia_6', version: 1, camera: 'camera_101', giorno: addDays(today, 2), ora: '11:00', tipo: 'partenza', stato: 'programmata' },
]

/** A room that closes for a while next month, so that the plan shows what that looks like. */
export const righeChiusure = (today: string): readonly Stored<'chiusura', (typeof chiusura)['fields']>[] => [
  { id: 'chiusura_1', version: 1, camera: 'camera_201', motivo: 'Tinteggiatura', dal: addDays(today, 9), notti: 2 },
]
