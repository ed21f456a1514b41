import * as k from '../../../kernel/describe.ts'
import type { cliente } from '../cliente.ts'
import type { sede } from '../sede.ts'
import { BLU, GIALLA, NOTTE, ROSSA, VERDE, type Chi } from './squadre.ts'

type Cliente = k.Stored<'cliente', (typeof cliente)['fields']>
type Sede = k.Stored<'sede', (typeof sede)['fields']>

/** A customer with his site, when it is cleaned (0 is Monday) and by whom. */
interface Contratto {
  readonly cliente: Omit<Cliente, 'id' | 'version' | 'indirizzo'>
  readonly sede: Pick<Sede, 'nome' | 'indirizzo' | 'tipo' | 'accesso' | 'istruzioni'>
  readonly mq: number
  readonly minuti: number
  readonly euro: number
  readonly squadra: Chi
  readonly giorni: readonly number[]
  readonly ora: string
  /** Every so many weeks; each of them when absent. */
  readonly ogni?: 2
}

/** The six of the sample rows first; no two rounds of a team lie over each other, and none over the rows of the day. */
export const contratti: readonly Contratto[] = [
  {
    cliente: {
      nome: 'Condominio Aurora',
      tipo: 'condominio',
      telefono: '0455551701',
      email: 'amministrazione@aurora.example',
      codice_fiscale: '91155810236',
      iva: '22',
    },
    sede: {
      nome: 'Condominio Aurora, scale',
      indirizzo: 'Via Adua 40, Verona',
      tipo: 'scale',
      accesso: 'Chiave del portone nella cassetta 4; il locale scope è al piano interrato.',
    },
    mq: 420,
    minuti: 90,
    euro: 58,
    squadra: BLU,
    giorni: [0, 3],
    ora: '07:30',
  },
  {
    cliente: {
      nome: 'Studio Pozzi Associati',
      tipo: 'azienda',
      telefono: '0355551702',
      email: 'segreteria@studiopozzi.example',
      partita_iva: '03176541195',
      iva: 'N6.7',
    },
    sede: {
      nome: 'Studio Pozzi, uffici',
      indirizzo: 'Viale Garibaldi 12, Bergamo',
      tipo: 'uffici',
      accesso: 'Suonare al 2; dopo le 14 la segreteria chiude a chiave.',
      istruzioni: 'Non spostare i fascicoli dalle scrivanie.',
    },
    mq: 310,
    minuti: 120,
    euro: 74,
    squadra: ROSSA,
    giorni: [0, 2, 4],
    ora: '12:30',
  },
  {
    cliente: {
      nome: 'Condominio Cavour 18',
      tipo: 'condominio',
      telefono: '0355551703',
      email: 'amministratore@cavour18.example',
      codice_fiscale: '92266920161',
      iva: '22',
    },
    sede: { nome: 'Cavour 18, scale', indirizzo: 'Via Cavour 18, Bergamo', tipo: 'scale' },
    mq: 280,
    minuti: 75,
    euro: 46,
    squadra: VERDE,
    giorni: [1, 4],
    ora: '15:00',
  },
  {
    cliente: {
      nome: 'Poliambulatorio San Rocco',
      tipo: 'sanitario',
      telefono: '0363555174',
      email: 'direzione@sanroccopoli.example',
      partita_iva: '02865431197',
      iva: 'N6.7',
    },
    sede: {
      nome: 'San Rocco, ambulatori',
      indirizzo: 'Via Borgo 7, Treviglio',
      tipo: 'ambulatori',
      accesso: 'Allarme in portineria, inserirlo all’uscita.',
      istruzioni: 'Disinfettante presidio medico, 15 minuti di contatto. I rifiuti sanitari restano nei loro contenitori.',
    },
    mq: 360,
    minuti: 120,
    euro: 96,
    squadra: BLU,
    giorni: [0, 2, 4],
    ora: '20:00',
  },
  {
    cliente: {
      nome: 'Hotel Serena',
      tipo: 'ricettivo',
      telefono: '0455551705',
      email: 'reception@hotelserena.example',
      partita_iva: '03512761192',
      iva: 'N6.7',
    },
    sede: {
      nome: 'Hotel Serena, vetrate',
      indirizzo: 'Lungolago 12, Garda',
      tipo: 'vetrate',
      istruzioni: 'Transennare il passaggio verso il lago.',
    },
    mq: 540,
    minuti: 180,
    euro: 210,
    squadra: GIALLA,
    giorni: [1],
    ora: '09:00',
    ogni: 2,
  },
  {
    cliente: {
      nome: 'Magazzini Orobici',
      tipo: 'azienda',
      telefono: '0355551706',
      email: 'cantieri@magazziniorobici.example',
      partita_iva: '02987121197',
      iva: 'N6.7',
    },
    sede: { nome: 'Orobici, palazzina nuova', indirizzo: 'Via Industria 55, Seriate', tipo: 'cantiere' },
    mq: 900,
    minuti: 240,
    euro: 480,
    squadra: ROSSA,
    // Only when a site is finished.
    giorni: [],
    ora: '08:00',
  },
  {
    cliente: {
      nome: 'Assicurazioni Brembo',
      tipo: 'azienda',
      telefono: '0355551707',
      email: 'sede@assicurazionibrembo.example',
      partita_iva: '03765411198',
      iva: 'N6.7',
    },
    sede: {
      nome: 'Brembo, agenzia',
      indirizzo: 'Via Tiraboschi 31, Bergamo',
      tipo: 'uffici',
      accesso: 'Badge nel furgone della Rossa, allarme con la tastiera a sinistra.',
    },
    mq: 260,
    minuti: 90,
    euro: 62,
    squadra: ROSSA,
    giorni: [1, 3],
    ora: '18:30',
  },
  {
    cliente: {
      nome: 'Condominio Le Betulle',
      tipo: 'condominio',
      telefono: '0355551708',
      email: 'betulle@studiocasa.example',
      codice_fiscale: '93377030197',
      iva: '22',
    },
    sede: { nome: 'Le Betulle, scale e cortile', indirizzo: 'Via Corridoni 66, Bergamo', tipo: 'scale' },
    mq: 650,
    minuti: 120,
    euro: 78,
    squadra: VERDE,
    giorni: [0, 3],
    ora: '09:00',
  },
  {
    cliente: {
      nome: 'Scuola dell’infanzia Girasole',
      tipo: 'ente',
      telefono: '0355551709',
      email: 'segreteria@girasole.example',
      codice_fiscale: '94488140123',
      iva: '22',
    },
    sede: {
      nome: 'Girasole, aule e refettorio',
      indirizzo: 'Via Moroni 204, Bergamo',
      tipo: 'sanificazione',
      accesso: 'Bidella fino alle 17:30, poi chiave in custodia.',
      istruzioni: 'Solo detergenti senza profumo.',
    },
    mq: 480,
    minuti: 90,
    euro: 68,
    squadra: VERDE,
    giorni: [0, 1, 2, 3, 4],
    ora: '17:00',
  },
  {
    cliente: {
      nome: 'Pasticceria Valli',
      tipo: 'ricettivo',
      telefono: '0355551710',
      email: 'valli@pasticceria.example',
      partita_iva: '03228761197',
      iva: 'N6.7',
    },
    sede: { nome: 'Valli, laboratorio e negozio', indirizzo: 'Via Sant’Alessandro 8, Bergamo', tipo: 'negozio' },
    mq: 140,
    minuti: 60,
    euro: 42,
    squadra: GIALLA,
    giorni: [1, 3, 5],
    ora: '14:00',
  },
  {
    cliente: {
      nome: 'Officine Serio',
      tipo: 'azienda',
      telefono: '0355551711',
      email: 'manutenzione@officineserio.example',
      partita_iva: '03671231193',
      iva: 'N6.7',
    },
    sede: {
      nome: 'Officine Serio, reparto 2',
      indirizzo: 'Via Cave 19, Seriate',
      tipo: 'capannone',
      accesso: 'Portineria sempre aperta; casco e scarpe in reparto.',
    },
    mq: 2400,
    minuti: 240,
    euro: 190,
    squadra: NOTTE,
    giorni: [1, 4],
    ora: '22:00',
  },
  {
    cliente: {
      nome: 'Supermercato Bonaldi',
      tipo: 'azienda',
      telefono: '0355551712',
      email: 'pv12@bonaldi.example',
      partita_iva: '03812541195',
      iva: 'N6.7',
    },
    sede: { nome: 'Bonaldi, area vendita', indirizzo: 'Via Zanica 87, Bergamo', tipo: 'negozio' },
    mq: 1300,
    minuti: 180,
    euro: 135,
    squadra: NOTTE,
    giorni: [0, 2, 3, 5],
    ora: '22:30',
  },
]

export const clienti: readonly Cliente[] = contratti.map(({ cliente: who, sede: where }, at) => ({
  ...who,
  id: `cliente_${at + 1}`,
  version: 1,
  indirizzo: where.indirizzo,
}))

export const sedi: readonly Sede[] = contratti.map(({ sede: where, mq, minuti, euro: prezzo, squadra }, at) => ({
  ...where,
  id: `sede_${at + 1}`,
  version: 1,
  cliente: `cliente_${at + 1}`,
  mq,
  minuti,
  prezzo: k.euro(prezzo),
  squadra,
}))
