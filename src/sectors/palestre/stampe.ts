import * as k from '../../kernel/describe.ts'
import { abbonamento } from './abbonamento.ts'
import { corso } from './corso.ts'
import { iscritto } from './iscritto.ts'
import { istruttore } from './istruttore.ts'
import { lezione } from './lezione.ts'
import { pagamento } from './pagamento.ts'
import { prenotazione } from './prenotazione.ts'
import { rata } from './rata.ts'
import { sala } from './sala.ts'

/** The form that a member signs: who he is, what he has bought, what he declares. */
export const modulo = k.definePrint(iscritto, {
  key: 'modulo',
  label: 'Stampa modulo di iscrizione',
  with: [abbonamento],
  title: 'Modulo di iscrizione',
  subtitle: 'Tessera n. {tessera}',
  blocks: [
    {
      facts: [
        { 'Nome e cognome': '{nome} {cognome}' },
        'codice_fiscale',
        'data_nascita',
        'telefono',
        'email',
        'contatto_emergenza',
        'iscrizione',
        'certificato',
        { 'Certificato valido fino al': 'scadenza_certificato' },
      ],
    },
    {
      title: 'Abbonamento',
      records: 'abbonamento',
      by: 'iscritto',
      where: [k.oneOf('situazione', ['attivo', 'da_pagare', 'congelato'])],
      sort: [k.asc('inizio')],
      columns: ['tipo', { Dal: 'inizio', Al: 'fine', Rate: ({ rate = 1 }) => String(rate) }, 'prezzo'],
      numeric: ['Rate'],
    },
    {
      title: 'Dichiarazioni',
      says: 'Chi firma dichiara che i dati sono esatti, di consegnare un certificato medico valido prima di allenarsi e di rinnovarlo alla scadenza, e di aver ricevuto l’informativa sul trattamento dei dati. Per i minori firma chi ne fa le veci.',
    },
    { signers: ['Luogo e data', 'Firma dell’iscritto', 'Per la palestra'] },
  ],
})

/** What is cut out and laminated: the number that the reader takes. */
export const tessera = k.definePrint(iscritto, {
  key: 'tessera',
  label: 'Stampa tessera',
  title: '{nome} {cognome}',
  subtitle: 'Tessera n. {tessera}',
  blocks: [{ facts: [{ Numero: 'tessera' }, 'iscrizione', { 'In caso di emergenza': 'contatto_emergenza' }] }],
})

/** The letter to whoever has to see the doctor again. */
export const avviso = k.definePrint(iscritto, {
  key: 'avviso_certificato',
  label: 'Stampa avviso del certificato',
  asOf: 'today',
  when: [k.oneOf('certificato_stato', ['in_scadenza', 'scaduto', 'assente'])],
  title: 'Certificato medico da rinnovare',
  subtitle: '{nome} {cognome}, tessera n. {tessera}',
  blocks: [
    {
      title: 'Ciao {nome},',
      text({ scadenza_certificato: day, certificato_stato: state }) {
        const when = day === undefined ? '' : ` ${k.formatLongDate(day)}`
        if (state === 'assente')
          return 'Non abbiamo ancora il tuo certificato medico. Senza, dopo la prova, non possiamo farti entrare in sala né nei corsi: portacelo o mandacene una foto.'
        return state === 'scaduto'
          ? `Il tuo certificato medico è scaduto${when}. Fino al rinnovo non possiamo farti entrare: prenota la visita e portaci quello nuovo.`
          : `Il tuo certificato medico scade${when}. Prenota la visita per tempo e portaci quello nuovo: così continui ad allenarti senza interruzioni.`
      },
    },
  ],
})

/** The receipt of a payment, that is no invoice. */
export const ricevuta = k.definePrint(pagamento, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  with: [iscritto, rata, abbonamento],
  title: 'Ricevuta non fiscale',
  subtitle: ({ data }) => k.formatLongDate(data),
  blocks: [
    {
      facts: [
        { 'Ricevuti da': 'iscritto' },
        'iscritto.codice_fiscale',
        'importo',
        {
          'Pagato con': 'mezzo',
          Per: 'Abbonamento {rata.abbonamento.tipo}',
          Periodo: 'dal {rata.abbonamento.inizio} al {rata.abbonamento.fine}',
          'Rata del': 'rata.scadenza',
          'Resta da pagare': 'rata.abbonamento.saldo',
        },
        'nota',
      ],
    },
    { signers: ['Per la palestra'] },
  ],
})

const iscrittoEStato = [{ Iscritto: 'iscritto', Stato: 'stato' }] as const

/** The sheet on the door of the room: who has booked, and who waits. */
export const foglioPresenze = k.definePrint(lezione, {
  key: 'foglio_presenze',
  label: 'Stampa foglio presenze',
  with: [prenotazione, iscritto, corso, istruttore, sala],
  title: 'Foglio presenze',
  subtitle: '{corso}',
  blocks: [
    { facts: [{ Giorno: ({ data }) => k.formatLongDate(data) }, 'ora', 'istruttore', 'sala', { Prenotati: '{prenotati} su {posti}' }] },
    {
      records: 'prenotazione',
      by: 'lezione',
      where: [k.oneOf('stato', ['prenotata', 'presente', 'assente'])],
      columns: [...iscrittoEStato, { Firma: '' }],
    },
    {
      title: 'Lista d’attesa',
      records: 'prenotazione',
      by: 'lezione',
      where: [k.eq('stato', 'lista_attesa')],
      some: true,
      columns: iscrittoEStato,
    },
  ],
})
