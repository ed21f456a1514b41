import * as k from '../../kernel/describe.ts'
import { portaIlConto, restaDaPagare } from './al-conto.ts'
import { PERMANENZA, SERA } from './orari.ts'
import { tavoloLibero } from './tavolo-libero.ts'

/** Where a table was asked for; who walks in has not booked, and sits all the same. */
const provenienze = { telefono: 'Telefono', sito: 'Sito', di_persona: 'Di persona', passaggio: 'Di passaggio' } as const

/**
 * Who comes to eat, when, how many and at which tables (specification §3, Reservation: time, name, guests, table, status, phone; form:
 * customer_name, phone, date, time, guests, table, notes). No two at one table at one time, and no more than it seats.
 */
export const prenotazione = k.defineEntity({
  name: 'prenotazione',
  label: { one: 'Prenotazione', many: 'Prenotazioni', gender: 'f' },
  fields: {
    nome: k.somebody('Cliente', { max: 80, synonyms: ['nome', 'cognome', 'ospite', 'customer', 'name', 'a nome di'] }),
    telefono: k.optional(k.phone()),
    giorno: k.day('Data', { near: { past: 60, future: 365 } }),
    ora: k.hour('Ora', { synonyms: ['arrivo', 'arriva', 'arrivano'] }),
    coperti: k.integer('Coperti', { min: 1, max: 200, unit: ['coperto', 'coperti'], synonyms: ['persone', 'posti', 'ospiti', 'guests'] }),
    tavoli: k.optional(
      k.team('Tavolo', 'tavolo', {
        hint: 'È proposto il più piccolo libero: se ne scegli un altro, lascia il posto. Più tavoli si uniscono.',
        synonyms: ['tavoli', 'table'],
      }),
    ),
    allergie: k.optional(
      k.team('Allergie', 'allergene', {
        max: 14,
        safety: 'destructive',
        hint: 'La cucina le vede sull’ordine.',
        noun: { gender: 'f', plural: true },
        synonyms: ['intolleranze', 'allergico', 'allergici', 'allergica', 'intollerante', 'allergia'],
      }),
    ),
    note: k.optional(
      k.notes('Note', { noun: { gender: 'f', plural: true }, synonyms: ['richieste', 'notes', 'occasione', 'festeggia', 'festeggiano'] }),
    ),
    provenienza: k.optional(
      k.choice('Provenienza', provenienze, {
        noun: { gender: 'f' },
        synonyms: ['canale', 'fonte'],
        also: {
          telefono: ['ha chiamato', 'prese al telefono', 'al telefono', 'per telefono', 'telefoniche', 'hanno telefonato'],
          sito: [
            'online',
            'internet',
            'dal sito',
            'via web',
            'dal web',
            'sul sito',
            'arrivate dal sito',
            'prese dal sito',
            'da internet',
            'prenotate online',
          ],
          passaggio: ['senza prenotazione', 'walk-in', 'di passaggio', 'entrati senza prenotare'],
        },
      }),
    ),
    minuti: k.optional(
      k.lasts('Durata', { min: 15, max: 720, noun: { gender: 'f' }, hint: `Vuota vale ${PERMANENZA} minuti.`, synonyms: ['permanenza'] }),
    ),
    arrivo: k.optional(k.doneAt('Arrivati alle', { noun: { said: 'ora in cui sono arrivati' } })),
    servizio: k.derived(
      k.choice(
        'Servizio',
        { pranzo: 'Pranzo', cena: 'Cena' },
        { also: { pranzo: ['mezzogiorno', 'a mezzogiorno', 'a pranzo'], cena: ['a cena', 'stasera a cena'] } },
      ),
      k.cases([k.when([k.lt('ora', SERA)], 'pranzo')], 'cena'),
    ),
    ordini: k.counted('Ordini', { entity: 'comanda', by: 'prenotazione', where: [k.ne('stato', 'annullato')] }),
    sui_conti: k.derived(
      k.money('Sui conti', { hint: 'Quanto sta già su un conto.' }),
      k.sumOf({ entity: 'conto', by: 'prenotazione', of: 'totale', where: [k.ne('stato', 'annullato')] }),
    ),
    da_contare: k.derived(
      k.money('Ordinato e non in conto'),
      k.sumOf({ entity: 'comanda', by: 'prenotazione', of: 'totale', where: [k.empty('conto'), k.ne('stato', 'annullato')] }),
    ),
    /** What the party has come to so far: its bills, and what it ordered since. */
    conto: k.derived(
      k.money('Conto', { synonyms: ['speso', 'spende', 'spendono', 'totale', 'quanto ha speso'] }),
      k.sum('sui_conti', 'da_contare'),
    ),
    da_pagare: k.derived(
      k.money('Da pagare', { synonyms: ['resta da pagare', 'da pagare al tavolo'] }),
      k.sumOf({ entity: 'conto', by: 'prenotazione', of: 'totale', where: [k.oneOf('stato', ['aperto', 'sospeso'])] }),
    ),
    stato: k.status(
      'Stato',
      'attesa',
      {
        attesa: k.state('Attesa', 'warning', ['confermata', 'accomodata', 'cancellata', 'no_show'], {
          open: true,
          verb: 'Rimetti in attesa',
          also: ['da confermare', 'in attesa', 'in sospeso', 'pending'],
        }),
        confermata: k.state('Confermata', 'info', ['accomodata', 'attesa', 'cancellata', 'no_show'], {
          verb: 'Conferma',
          verbs: { attesa: 'Rimetti in attesa' },
          also: ['ha confermato', 'hanno confermato', 'sicura', 'fissata'],
        }),
        accomodata: k.state('A tavola', 'success', ['in_conto', 'completata'], {
          begun: true,
          requires: ['tavoli'],
          verb: 'Fai accomodare',
          done: 'Accomodati',
          also: ['accomodata', 'seduta', 'sono arrivati', 'è arrivato'],
        }),
        in_conto: k.state('Conto', 'warning', ['completata', 'accomodata'], {
          begun: true,
          verb: 'Porta il conto',
          verbs: { accomodata: 'Ordinano ancora' },
          done: 'Conto alla cassa',
          also: ['ha chiesto il conto', 'hanno chiesto il conto', 'chiedono il conto', 'porta il conto'],
        }),
        completata: k.state('Completata', 'neutral', [], {
          freed: true,
          verb: 'Libera il tavolo',
          done: 'Tavolo libero',
          also: ['andata via', 'conclusa', 'completed', 'sono andati via'],
        }),
        cancellata: k.state('Cancellata', 'neutral', ['confermata'], {
          away: 'called off',
          verb: 'Cancella',
          done: 'Prenotazione cancellata',
          also: ['disdetta', 'ha disdetto', 'hanno disdetto', 'annullata'],
        }),
        no_show: k.state('Non venuta', 'destructive', ['confermata', 'accomodata'], {
          away: true,
          verb: 'Segna non venuta',
          also: ['no show', 'non presentata', 'non si è vista', 'non si è presentata'],
        }),
      },
      { synonyms: ['situazione'] },
    ),
  },
  synonyms: ['prenotare', 'coperti', 'tavolata', 'tavolate'],
  makes: ['prenota', 'prenotare', 'segna', 'riserva', 'tieni un tavolo', 'prenota un tavolo'],
  scans: [],
  alike: [
    ['nome', 'giorno'],
    ['telefono', 'giorno'],
  ],
  sort: [k.near('giorno'), k.asc('ora')],
  form: [
    { fields: ['nome', 'telefono', 'giorno', 'ora', 'coperti', 'tavoli', 'allergie', 'note'] },
    { title: 'Altro', fields: ['provenienza', 'minuti'] },
    { title: 'A tavola', fields: ['arrivo'], on: 'edit' },
  ],
  table: ['giorno', 'ora', 'nome', 'coperti', 'tavoli', 'telefono', 'stato'],
  // Who books a table is late from the first minute, as the floor plan says.
  late: { waiting: ['attesa', 'confermata'], after: 1, ends: false },
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: PERMANENZA },
  exclusive: { of: 'tavoli', says: ({ nome }, days) => `è già di ${nome} ${days}` },
  capacity: { of: 'tavoli', places: 'posti', counts: 'coperti' },
  prefill: ({ today: giorno }) => ({ giorno, coperti: 2, provenienza: 'telefono' }) as const,
  proposes: async (draft, read) => {
    const libero = await tavoloLibero(draft, read)
    return libero ? { tavoli: [libero] } : {}
  },
  conflicts: async ({ id, stato }, read) => (stato === 'completata' ? restaDaPagare(id, read) : []),
  async effects(before, after, read, at) {
    if (!after || before?.stato === after.stato) return []
    if (after.stato === 'in_conto') return portaIlConto(after, read, at)
    // Whoever is shown to the table has come at that hour.
    return after.stato === 'accomodata' && after.arrivo === undefined && at.time !== undefined
      ? [{ type: 'update', entity: 'prenotazione', id: after.id, values: { arrivo: at.time } }]
      : []
  },
})
