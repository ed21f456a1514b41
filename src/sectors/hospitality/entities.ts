import { calendario } from './calendario.ts'
import { camera } from './camera.ts'
import { chiusura } from './chiusura.ts'
import { invio } from './invio.ts'
import { ospite } from './ospite.ts'
import { prenotazione } from './prenotazione.ts'
import { pulizia } from './pulizia.ts'
import { ricevuta } from './ricevuta.ts'
import { rilevazione } from './rilevazione.ts'
import { schedina } from './schedina.ts'
import { struttura } from './struttura.ts'
import { tabellaPolizia } from './tabella-polizia.ts'

export const entities = [
  camera,
  prenotazione,
  ricevuta,
  chiusura,
  ospite,
  schedina,
  invio,
  pulizia,
  struttura,
  calendario,
  rilevazione,
  tabellaPolizia,
] as const
