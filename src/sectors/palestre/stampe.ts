import * as k from '../../kernel/describe.ts'
import { fattiNoti } from '../common/fatti-noti.ts'
import { abbonamento } from './abbonamento.ts'
import { corso } from './corso.ts'
import { iscritto } from './iscritto.ts'
import { istruttore } from './istruttore.ts'
import { lezione } from './lezione.ts'
import { pagamento } from './pagamento.ts'
import { prenotazione } from './prenotazione.ts'
import { rata } from './rata.ts'
import { sala } from './sala.ts'

const said = (day: string | undefined) => (day === undefined ? undefined : k.formatDate(day))

async function abbonamentiDi(store: k.Store, id: string) {
  const where = [k.eq('iscritto', id), k.oneOf('situazione', ['attivo', 'da_pagare', 'congelato'])] as const
  const found = await k.allRows(store, { entity: 'abbonamento', where, sort: [k.asc('inizio')] })
  return k.rowsOf(abbonamento, found.rows)
}

/** The form that a member signs: who he is, what he has bought, what he declares. */
export const modulo = k.definePrint(iscritto, {
  key: 'modulo',
  label: 'Stampa modulo di iscrizione',
  reads: ['abbonamento'],
  async paper(row, store) {
    const sold = await abbonamentiDi(store, row.id)
    return {
      title: 'Modulo di iscrizione',
      subtitle: `Tessera n. ${row.tessera}`,
      blocks: [
        fattiNoti({
          'Nome e cognome': `${row.nome} ${row.cognome}`,
          'Codice fiscale': row.codice_fiscale,
          'Data di nascita': said(row.data_nascita),
          Telefono: iscritto.fields.telefono.format(row.telefono),
          Email: row.email,
          'Contatto di emergenza': row.contatto_emergenza,
          Iscrizione: said(row.iscrizione),
          'Certificato medico': iscritto.fields.certificato.format(row.certificato),
          'Certificato valido fino al': said(row.scadenza_certificato),
        }),
        {
          kind: 'table',
          title: 'Abbonamento',
          columns: [
            { label: 'Tipo' },
            { label: 'Dal' },
            { label: 'Al' },
            { label: 'Rate', numeric: true },
            { label: 'Prezzo', numeric: true },
          ],
          rows: sold.map(({ tipo, inizio, fine, rate = 1, prezzo }) => [
            abbonamento.fields.tipo.format(tipo),
            k.formatDate(inizio),
            k.formatDate(fine),
            String(rate),
            k.formatMoney(prezzo),
          ]),
        },
        {
          kind: 'text',
          title: 'Dichiarazioni',
          text: 'Chi firma dichiara che i dati sono esatti, di consegnare un certificato medico valido prima di allenarsi e di rinnovarlo alla scadenza, e di aver ricevuto l’informativa sul trattamento dei dati. Per i minori firma chi ne fa le veci.',
        },
        { kind: 'signatures', signers: ['Luogo e data', 'Firma dell’iscritto', 'Per la palestra'] },
      ],
    }
  },
})

/** What is cut out and laminated: the number that the reader takes. */
export const tessera = k.definePrint(iscritto, {
  key: 'tessera',
  label: 'Stampa tessera',
  paper: async ({ nome, cognome, tessera: number, iscrizione, contatto_emergenza: emergency }) => ({
    title: `${nome} ${cognome}`,
    subtitle: `Tessera n. ${number}`,
    blocks: [fattiNoti({ Numero: number, Iscrizione: k.formatDate(iscrizione), 'In caso di emergenza': emergency })],
  }),
})

/** The letter to whoever has to see the doctor again. */
export const avviso = k.definePrint(iscritto, {
  key: 'avviso_certificato',
  label: 'Stampa avviso del certificato',
  asOf: 'today',
  when: [k.oneOf('certificato_stato', ['in_scadenza', 'scaduto', 'assente'])],
  async paper({ nome, cognome, tessera: number, scadenza_certificato: day, certificato_stato: state }) {
    const when = day === undefined ? '' : ` ${k.formatLongDate(day)}`
    const text =
      state === 'assente'
        ? 'Non abbiamo ancora il tuo certificato medico. Senza, dopo la prova, non possiamo farti entrare in sala né nei corsi: portacelo o mandacene una foto.'
        : state === 'scaduto'
          ? `Il tuo certificato medico è scaduto${when}. Fino al rinnovo non possiamo farti entrare: prenota la visita e portaci quello nuovo.`
          : `Il tuo certificato medico scade${when}. Prenota la visita per tempo e portaci quello nuovo: così continui ad allenarti senza interruzioni.`
    return {
      title: 'Certificato medico da rinnovare',
      subtitle: `${nome} ${cognome}, tessera n. ${number}`,
      blocks: [{ kind: 'text', title: `Ciao ${nome},`, text }],
    }
  },
})

/** The receipt of a payment, that is no invoice. */
export const ricevuta = k.definePrint(pagamento, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  reads: ['iscritto', 'rata', 'abbonamento'],
  async paper({ iscritto: who, rata: part, data, importo, mezzo, nota }, store) {
    const [person, due] = await Promise.all([store.get('iscritto', who), store.get('rata', part)])
    const row = person && k.rowOf(iscritto, person)
    const of = due && k.rowOf(rata, due)
    const sub = of && (await store.get('abbonamento', of.abbonamento))
    const bought = sub && k.rowOf(abbonamento, sub)
    return {
      title: 'Ricevuta non fiscale',
      subtitle: k.formatLongDate(data),
      blocks: [
        fattiNoti({
          'Ricevuti da': row && `${row.nome} ${row.cognome}`,
          'Codice fiscale': row?.codice_fiscale,
          Importo: k.formatMoney(importo),
          'Pagato con': pagamento.fields.mezzo.format(mezzo),
          Per: bought && `Abbonamento ${abbonamento.fields.tipo.format(bought.tipo)}`,
          Periodo: bought && `dal ${k.formatDate(bought.inizio)} al ${k.formatDate(bought.fine)}`,
          'Rata del': said(of?.scadenza),
          'Resta da pagare': bought && k.formatMoney(bought.saldo),
          Nota: nota,
        }),
        { kind: 'signatures', signers: ['Per la palestra'] },
      ],
    }
  },
})

/** The sheet on the door of the room: who has booked, and who waits. */
export const foglioPresenze = k.definePrint(lezione, {
  key: 'foglio_presenze',
  label: 'Stampa foglio presenze',
  reads: ['prenotazione', 'iscritto', 'corso', 'istruttore', 'sala'],
  async paper({ id, corso: of, data, ora, istruttore: who, sala: room, posti, prenotati }, store) {
    const booked = await k.allRows(store, { entity: 'prenotazione', where: [k.eq('lezione', id), k.ne('stato', 'annullata')] })
    const [course, trainer, place] = await Promise.all([store.get('corso', of), store.get('istruttore', who), store.get('sala', room)])
    const rows = k.rowsOf(prenotazione, booked.rows)
    const names = (some: readonly string[]) =>
      rows
        .filter(({ stato }) => some.includes(stato))
        .map((row) => [booked.names[row.iscritto] ?? '', prenotazione.fields.stato.format(row.stato)])
    const waiting = names(['lista_attesa'])
    return {
      title: 'Foglio presenze',
      subtitle: course ? k.rowOf(corso, course).nome : '',
      blocks: [
        fattiNoti({
          Giorno: k.formatLongDate(data),
          Ora: ora,
          Istruttore: trainer && k.rowOf(istruttore, trainer).nome,
          Sala: place && k.rowOf(sala, place).nome,
          Prenotati: `${prenotati} su ${posti}`,
        }),
        {
          kind: 'table',
          columns: [{ label: 'Iscritto' }, { label: 'Stato' }, { label: 'Firma' }],
          rows: names(['prenotata', 'presente', 'assente']).map((row) => [...row, '']),
        },
        ...(waiting.length === 0
          ? []
          : [{ kind: 'table', title: 'Lista d’attesa', columns: [{ label: 'Iscritto' }, { label: 'Stato' }], rows: waiting } as const]),
      ],
    }
  },
})
