import * as k from '../../kernel/describe.ts'
import { curaFatta } from './cura-fatta.ts'
import { restricted } from './gruppi.ts'
import { dopoLaVisita } from './richiama.ts'
import { trattamento } from './trattamento.ts'

const GIA: Readonly<Record<string, string>> & { readonly sala: string } = {
  sala: 'è già occupata',
  operatore: 'ha già un paziente',
  paziente: 'ha già un appuntamento',
}

/** Somebody in a chair at an hour (specification §3 and §4: confermato, in attesa). */
export const appuntamento = k.defineEntity({
  name: 'appuntamento',
  label: { one: 'Appuntamento', many: 'Appuntamenti', gender: 'm' },
  fields: {
    paziente: k.reference('Paziente', 'paziente', { wide: true }),
    listino: k.optional(
      k.reference('Dal listino', 'trattamento', { hint: 'Porta durata e richiamo.', noun: { said: 'trattamento dal listino' } }),
    ),
    cura: k.text('Trattamento', { max: 120, wide: true, synonyms: ['prestazione', 'cura', 'treatment', 'motivo'] }),
    giorno: k.day('Giorno', { near: { past: 90, future: 400 } }),
    ora: k.hour('Ora', { synonyms: ['a che ora viene', 'a che ora arriva', 'a che ora torna', 'a che ora deve venire'] }),
    // How long one lasts says nothing when it is added up: «quanto dura l’appuntamento di Ranieri?»
    minuti: {
      ...k.lasts('Durata', { min: 5, max: 600, noun: { gender: 'f' }, synonyms: ['quanto tempo', 'quanto ci vuole'] }),
      each: true,
    },
    sala: k.reference('Sala', 'sala', { synonyms: ['poltrona', 'riunito', 'stanza', 'room'] }),
    operatore: k.optional(k.reference('Operatore', 'operatore', { synonyms: ['dentista', 'medico', 'dottore', 'dottoressa'] })),
    telefono: k.derived(k.phone('Telefono del paziente', { short: 'Telefono' }), k.field('paziente.telefono')),
    allergie: restricted(
      k.derived(
        k.text('Allergie', { safety: 'destructive', noun: { gender: 'f', plural: true }, synonyms: ['allergico', 'intolleranze'] }),
        k.field('paziente.allergie'),
      ),
      'sanitari',
    ),
    farmaci: restricted(
      k.derived(k.text('Farmaci', { safety: 'destructive', synonyms: ['medicine', 'terapia'] }), k.field('paziente.farmaci')),
      'sanitari',
    ),
    da_fatturare: k.derived(k.money('Da fatturare al paziente', { each: true }), k.field('paziente.da_fatturare')),
    arrivo: k.optional(k.doneAt('Arrivato alle', { noun: { said: 'ora di arrivo' } })),
    richiamo: k.optional(k.reference('Richiamo', 'richiamo')),
    note: k.optional(k.notes()),
    stato: k.status('Stato', 'in_attesa', {
      in_attesa: k.state('In attesa', 'warning', ['confermato', 'in_sala', 'da_ricollocare', 'annullato'], {
        open: true,
        verb: 'Rimetti in attesa',
        also: ['da confermare', 'non confermato', 'provvisorio', 'in forse'],
      }),
      confermato: k.state('Confermato', 'success', ['in_sala', 'in_attesa', 'da_ricollocare', 'non_presentato', 'annullato'], {
        verb: 'Conferma',
        also: ['ha confermato', 'hanno confermato', 'fissato', 'sicuro'],
      }),
      in_sala: k.state('In sala d’attesa', 'info', ['in_poltrona', 'confermato', 'annullato'], {
        verb: 'È arrivato',
        verbs: { confermato: 'Non è ancora arrivato' },
        also: ['è arrivato', 'arrivato', 'aspetta', 'in sala'],
      }),
      in_poltrona: k.state('In poltrona', 'primary', ['completato', 'in_sala'], {
        begun: true,
        verb: 'Fai accomodare',
        also: ['accomodato', 'in corso', 'in cura', 'è dentro'],
      }),
      completato: k.state('Completato', 'neutral', ['in_poltrona'], {
        over: true,
        verb: 'Completa',
        verbs: { in_poltrona: 'Riapri' },
        also: ['finito', 'fatto', 'concluso', 'visitato'],
      }),
      da_ricollocare: k.state('Da ricollocare', 'neutral', ['confermato', 'in_attesa', 'annullato'], {
        away: true,
        verb: 'Da ricollocare',
        also: ['da spostare', 'da rifissare', 'rimandato', 'da recuperare'],
      }),
      non_presentato: k.state('Non presentato', 'destructive', ['da_ricollocare', 'confermato'], {
        away: true,
        verb: 'Non si è presentato',
        also: ['non è venuto', 'mancato', 'assente', 'no show'],
      }),
      annullato: k.state('Annullato', 'destructive', ['in_attesa'], {
        away: 'called off',
        verb: 'Annulla appuntamento',
        verbs: { in_attesa: 'Ripristina' },
        also: ['disdetto', 'ha disdetto', 'cancellato', 'saltato'],
      }),
    }),
  },
  title: ['paziente', 'giorno'],
  synonyms: ['visita', 'seduta', 'agenda', 'prenotazione', 'posto', 'impegno'],
  makes: ['prenota', 'fissa', 'segna', 'metti in agenda', 'dai appuntamento', 'dare un appuntamento'],
  alike: [['paziente', 'giorno', 'ora']],
  sort: [k.near('giorno'), k.asc('ora')],
  form: [
    { fields: ['paziente', 'listino', 'cura', 'giorno', 'ora', 'minuti', 'sala', 'operatore', 'note'] },
    { title: 'In studio', fields: ['arrivo', 'richiamo'], on: 'edit' },
  ],
  table: ['giorno', 'ora', 'paziente', 'cura', 'sala', 'operatore', 'stato', 'telefono'],
  late: { waiting: ['in_attesa', 'confermato'] },
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 45, lane: 'sala' },
  // A chair, who works at it and who sits in it: each in one place at a time.
  exclusive: { also: ['operatore', 'paziente'], with: ['chiusura'], says: (_, when, taken) => `${GIA[taken] ?? GIA.sala} ${when}` },
  // What the price list says of a treatment, until somebody writes something else; who works in a room works there.
  async proposes({ listino, sala: room }, read) {
    const [chosen, where] = await Promise.all([
      listino ? read.get('trattamento', listino) : undefined,
      room ? read.get('sala', room) : undefined,
    ])
    const { nome, minuti } = chosen ? k.rowOf(trattamento, chosen) : {}
    const operatore = where?.['operatore']
    return {
      ...(nome !== undefined && { cura: nome }),
      ...(minuti !== undefined && { minuti }),
      ...(typeof operatore === 'string' && { operatore: operatore as `operatore_${string}` }),
    }
  },
  async effects(before, after, read, at) {
    if (!after || before?.stato === after.stato) return []
    if (after.stato === 'in_sala' && after.arrivo === undefined && at.time !== undefined)
      return [{ type: 'update', entity: 'appuntamento', id: after.id, values: { arrivo: at.time } }]
    if (after.stato !== 'completato' || !before) return []
    const entry = after.listino === undefined ? undefined : await read.get('trattamento', after.listino)
    const [recall, card] = await Promise.all([dopoLaVisita(after, entry, read), curaFatta(after, entry, read, at.today)])
    return [...recall, ...card]
  },
  prefill: ({ today }) => ({ giorno: today, minuti: 45 }),
})
