import * as k from '../../kernel/describe.ts'
import type { Prenotazione, Schedina } from './archivio.ts'

/** A stay of one person that is over and paid. */
export const booking = (id: string, arrivo: string, notti: number, change: Partial<Prenotazione> = {}): Prenotazione => ({
  id: `prenotazione_${id}`,
  version: 1,
  ospite: `Ospite ${id}`,
  camera: 'camera_101',
  arrivo,
  notti,
  partenza: k.addDays(arrivo, notti),
  persone: 1,
  canale: 'host',
  stato: 'partito',
  pagamento: 'carta',
  ...change,
})
/** The schedina of who stayed: no residence, nothing that frees from the tax. */
export const person = (id: string, of: Prenotazione, change: Partial<Schedina> = {}): Schedina => ({
  id: `schedina_${id}`,
  version: 1,
  famiglia_gruppo: 1,
  data_arrivo: of.arrivo,
  notti_permanenza: Math.min(30, of.notti),
  tipo_alloggiato: 'singolo',
  nome: 'Anna',
  cognome: 'Ferri',
  data_nascita: '1984-02-29',
  cittadinanza: 'ITALIA',
  prenotazione: of.id,
  stato: 'inviata',
  ...change,
})
