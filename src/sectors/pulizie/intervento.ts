import * as k from '../../kernel/describe.ts'
import { durataPrevista } from '../common/durata.ts'
import { proposte } from './proposte.ts'
import { seguiti } from './seguiti.ts'
import { stato } from './stato.ts'
import { detti, tipi } from './tipi.ts'

/** A team at a customer's place for some hours (specification §3 and §4: programmato, in_corso, completato). */
export const intervento = k.defineEntity({
  name: 'intervento',
  label: { one: 'Intervento', many: 'Interventi', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente', { wide: true, synonyms: ['client', 'committente', 'da chi', 'per chi', 'presso'] }),
    sede: k.optional(
      k.reference('Sede', 'sede', {
        means: 'located',
        synonyms: ['posto'],
        wide: true,
        hint: 'Porta con sé indirizzo, squadra, durata e lista di controllo.',
        among: ({ cliente }) => (cliente ? [k.eq('cliente', cliente)] : []),
      }),
    ),
    tipo: k.choice('Tipo Intervento', tipi, {
      short: 'Tipo',
      noun: { said: 'tipo di intervento' },
      synonyms: ['tipo', 'tipo di pulizia', 'servizio', 'type', 'lavoro'],
      also: detti,
    }),
    squadra: k.optional(k.reference('Squadra', 'squadra', { synonyms: ['team', 'chi'] })),
    data: k.day('Data', { synonyms: ['torniamo', 'passiamo', 'andiamo'], near: { past: 120, future: 400 } }),
    ora: k.hour('Ora', { synonyms: ['attacca', 'attaccano', 'a che ora attacca', 'a che ora attaccano'] }),
    // What is planned; `ore` are those that were worked.
    minuti: durataPrevista(['durata', 'minuti']),
    indirizzo: k.address('Indirizzo', { wide: true, synonyms: ['luogo'] }),
    ripetizione: k.optional(k.recurrence('Ripetizione', { of: 'data', synonyms: ['ricorrenza'] })),
    note: k.optional(k.notes('Note', { synonyms: ['notes'] })),
    prezzo: k.optional(k.price('Prezzo', { hint: 'Senza IVA.', synonyms: ['importo', 'costo', 'totale'] })),
    extra: k.optional(k.boolean('Extra fuori contratto', { short: 'Extra', synonyms: ['fuori contratto'] })),
    controlli: k.optional(
      k.checklist('Lista di controllo', [], { short: 'Lista', noun: { gender: 'f' }, synonyms: ['checklist', 'controlli', 'voci'] }),
    ),
    materiali: k.optional(
      k.lines(
        'Materiali usati',
        {
          materiale: k.reference('Materiale', 'materiale'),
          quantita: k.quantity('Quantità', { min: 0.01, max: 100_000 }),
          costo: k.stamped(k.money('Costo unitario', { each: true }), 'materiale.costo'),
        },
        {
          summary: ({ materiale, quantita }, names) => `${k.formatNumber(quantita)} x ${names?.(materiale) ?? ''}`,
          hint: 'Escono dal magazzino quando l’intervento è completato.',
        },
      ),
    ),
    // A quarter of an hour at least: a job of no hours is not done.
    ore: k.optional(k.hours('Ore di lavoro', { min: 0.25, max: 200, short: 'Ore', noun: { gender: 'f', plural: true } })),
    foto: k.optional(k.image('Foto', { synonyms: ['foto del lavoro', 'immagine', 'fotografia'] })),
    firma: k.optional(k.signature('Firma del cliente', { short: 'Firma', synonyms: ['accettazione', 'firmato', 'ha firmato'] })),
    voto: k.optional(
      k.integer('Voto del controllo', {
        min: 1,
        max: 5,
        short: 'Voto',
        hint: 'Da 1 a 5.',
        synonyms: ['punteggio', 'ispezione', 'qualità', 'voto'],
      }),
    ),
    motivo: k.optional(k.reason('Perché non è stato eseguito', { short: 'Motivo', noun: { said: 'motivo' }, wide: true })),
    fattura: k.optional(k.reference('Fattura', 'fattura', { closes: true })),
    da_fare: k.undone('Voci da fare', 'controlli'),
    mq: k.derived(k.integer('Superficie della sede', { unit: ['m²', 'm²'], noun: { gender: 'f' } }), k.field('sede.mq')),
    resa: k.derived(k.decimal('Resa', { decimals: 0, hint: 'm² all’ora', noun: { gender: 'f' } }), k.divided('mq', 'ore')),
    oltre: k.derived(
      k.hours('Ore oltre il previsto', { synonyms: ['sforato'], min: -200, short: 'Oltre' }),
      k.minus('ore', k.divided('minuti', 60)),
    ),
    costo_materiali: k.derived(
      k.money('Costo dei materiali', { short: 'Materiali' }),
      k.overLines('materiali', k.times('quantita', k.first('costo', 'materiale.costo'))),
    ),
    stato,
  },
  title: ['cliente', 'tipo', 'data'],
  alike: [['cliente', 'data', 'ora', 'tipo']],
  synonyms: ['lavoro', 'lavori', 'pulizia', 'pulizie', 'turno', 'turni'],
  makes: ['prenota', 'programma', 'fissa', 'metti in agenda', 'programma un intervento', 'metti in calendario'],
  sort: [k.near('data'), k.asc('ora')],
  form: [
    { fields: ['cliente', 'sede', 'tipo', 'squadra', 'data', 'ora', 'minuti', 'prezzo', 'indirizzo', 'ripetizione', 'extra', 'note'] },
    { title: 'Lista di controllo', fields: ['controlli'] },
    { title: 'Consuntivo', fields: ['ore', 'voto', 'materiali', 'foto', 'firma', 'motivo', 'fattura'], on: 'edit' },
  ],
  table: ['data', 'ora', 'cliente', 'tipo', 'squadra', 'indirizzo', 'stato', 'prezzo'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 90, lane: 'squadra' },
  exclusive: { with: ['fermo'], says: ({ tipo }, quando) => `ha già «${tipi[tipo]}» ${quando}` },
  rules: [{ field: 'sede', message: 'La sede è di un altro cliente.', when: [k.filled('sede'), k.ne('sede.cliente', k.field('cliente'))] }],
  closed: { open: ['note', 'foto', 'firma'], says: () => 'si corregge con una nota di credito, poi si toglie dalla fattura.' },
  proposes: proposte,
  effects: seguiti,
  prefill: ({ today }) => ({ data: today }),
})
