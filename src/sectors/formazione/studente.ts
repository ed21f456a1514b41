import * as k from '../../kernel/describe.ts'
import { PRESENTI } from './stati.ts'
import { parole } from './parole.ts'

const attestatiIn = (states: readonly string[]) => ({ entity: 'attestato', by: 'studente', where: [k.oneOf('stato', states)] as const })
const APPELLI = { entity: 'presenza', by: 'studente' } as const

/** Somebody in a course (specification §3, Training: name, email, corso, iscrizione, stato, voto); another course is another record. */
export const studente = k.defineEntity({
  name: 'studente',
  label: { one: 'Studente', many: 'Studenti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, placeholder: 'Alice Tamburini', synonyms: ['nome e cognome', 'name', 'allievo', 'studente'] }),
    email: k.email(),
    corso: k.reference('Corso', 'corso', { synonyms: parole.corso }),
    iscrizione: k.date('Iscrizione', {
      noun: { said: 'data di iscrizione' },
      near: { past: 400, future: 60 },
      synonyms: parole.iscrizione,
    }),
    voto: k.optional(k.decimal('Voto', { max: 10, decimals: 1, hint: 'Su 10.', synonyms: parole.voto })),
    telefono: k.optional(k.phone()),
    codice_fiscale: k.optional(k.fiscalCode()),
    data_nascita: k.optional(k.born('Data di nascita', { synonyms: ['nato', 'nata'] })),
    luogo_nascita: k.optional(k.place('Luogo di nascita', { short: 'Nato a', synonyms: ['comune di nascita'] })),
    azienda: k.optional(k.text('Azienda', { max: 80, hint: 'Chi paga il corso, se non è lo studente.', synonyms: parole.azienda })),
    precedente: k.optional(
      k.reference('Viene dal corso', 'studente', { noun: { said: 'iscrizione precedente' }, short: 'Iscrizione precedente' }),
    ),
    quota: k.stamped(k.money('Quota concordata', { hint: 'Il prezzo del corso quando si è iscritto.' }), 'corso.prezzo'),
    note: k.optional(k.notes('Note', { synonyms: ['annotazioni', 'cosa c’è scritto', 'cosa abbiamo scritto', 'appunti'] })),
    docente: k.derived(k.somebody('Docente', { max: 200, synonyms: ['insegnante', 'professore'] }), k.field('corso.docente.nome')),
    soglia: k.derived(k.percent('Frequenza minima', { decimals: 0, short: 'Soglia' }), k.field('corso.soglia')),
    appelli: k.derived(k.integer('Appelli', { noun: { plural: true } }), k.countOf(APPELLI)),
    presenze: k.derived(
      k.integer('Presenze', { noun: { gender: 'f', plural: true }, synonyms: ['presente'] }),
      k.countOf({ ...APPELLI, where: [k.oneOf('segno', PRESENTI)] }),
    ),
    frequenza: k.derived(
      k.percent('Frequenza', { decimals: 1, noun: { gender: 'f' }, synonyms: parole.frequenza }),
      k.divided(k.times(100, 'presenze'), 'appelli'),
    ),
    ore: k.derived(
      k.hours('Ore frequentate', { synonyms: ['ore fatte'], decimals: 1, noun: { gender: 'f', plural: true }, short: 'Ore' }),
      k.divided(k.sumOf({ ...APPELLI, of: 'lezione.minuti', where: [k.oneOf('segno', PRESENTI)] }), 60),
    ),
    preparati: k.counted('Attestati preparati', attestatiIn(['da_rilasciare'])),
    rilasciati: k.counted('Attestati rilasciati', attestatiIn(['rilasciato'])),
    // How somebody stands towards the certificate of the course.
    attestato: k.standing(
      'Attestato',
      {
        da_iniziare: ['Da iniziare', 'neutral'],
        in_regola: ['In regola', 'success'],
        a_rischio: ['A rischio', 'destructive'],
        da_preparare: ['Da preparare', 'warning'],
        da_rilasciare: ['Da rilasciare', 'info'],
        rilasciato: ['Rilasciato', 'success'],
        non_spetta: ['Non spetta', 'destructive'],
        nessuno: ['Nessuno', 'neutral'],
      },
      k.cases(
        [
          k.when([k.gt('rilasciati', 0)], 'rilasciato'),
          k.when([k.gt('preparati', 0)], 'da_rilasciare'),
          k.when([k.eq('stato', 'ritirato')], 'nessuno'),
          k.when([k.oneOf('stato', ['programmato', 'in_lista'])], 'da_iniziare'),
          k.when([k.eq('stato', 'completato'), k.gte('frequenza', k.field('soglia'))], 'da_preparare'),
          k.when([k.eq('stato', 'completato')], 'non_spetta'),
          k.when([k.lt('frequenza', k.field('soglia'))], 'a_rischio'),
        ],
        'in_regola',
      ),
      {
        synonyms: ['attestati', 'certificato', 'diploma'],
        also: {
          da_preparare: ['da preparare', 'prepariamo l’attestato', 'preparare l’attestato', 'aspetta l’attestato'],
          a_rischio: [
            'troppe assenze',
            'rischia di non avere l’attestato',
            'rischia',
            'a rischio',
            'rischia l’attestato',
            'senza attestato',
            'sotto la soglia',
            'sotto soglia',
          ],
          non_spetta: ['non ne ha diritto'],
          rilasciato: ['consegnato', 'ha già l’attestato'],
        },
      },
    ),
    dovuto: k.derived(
      k.money('Quota', { noun: { gender: 'f' }, synonyms: ['dovuto'] }),
      k.cases([k.when([k.oneOf('stato', ['in_lista', 'ritirato'])], 0)], k.first('quota', 'corso.prezzo')),
    ),
    versato: k.derived(
      k.money('Versato', { min: k.euro(-10_000_000), synonyms: parole.versato }),
      k.sumOf({ entity: 'versamento', by: 'studente', of: 'importo' }),
    ),
    saldo: k.derived(
      k.owed('Da versare', { min: k.euro(-10_000_000), noun: { said: 'somma da versare' }, synonyms: parole.saldo }),
      k.minus('dovuto', 'versato'),
    ),
    stato: k.status('Stato', 'programmato', {
      attivo: k.state('Attivo', 'success', ['completato', 'sospeso', 'ritirato'], { begun: true, verb: 'Riattiva', also: parole.attivo }),
      programmato: k.state('Programmato', 'primary', ['attivo', 'in_lista', 'sospeso', 'ritirato'], {
        verb: 'Dai un posto',
        verbs: { attivo: 'Inizia' },
        also: ['già iscritto', 'iscritto e da iniziare', 'deve iniziare', 'programmati'],
      }),
      sospeso: k.state('Sospeso', 'warning', ['attivo', 'ritirato'], { verb: 'Sospendi', also: ['in pausa', 'fermo', 'sospesi', 'ferma'] }),
      completato: k.state('Completato', 'neutral', ['attivo'], {
        over: true,
        shows: ['frequenza', 'voto'],
        verb: 'Completa',
        verbs: { attivo: 'Riapri' },
        also: ['finito', 'concluso', 'ha finito', 'ha finito il corso'],
      }),
      in_lista: k.state('In lista', 'info', ['programmato', 'ritirato'], {
        away: true,
        waits: true,
        verb: 'Metti in lista d’attesa',
        also: ['in lista d’attesa', 'in attesa', 'in coda', 'lista d’attesa'],
      }),
      ritirato: k.state('Ritirato', 'destructive', ['programmato'], {
        away: true,
        verb: 'Ritira',
        verbs: { programmato: 'Riammetti' },
        also: parole.ritirato,
      }),
    }),
  },
  synonyms: ['allievo', 'allievi', 'iscritto', 'iscritti', 'iscrizione', 'corsista'],
  makes: ['iscrivi', 'registra', 'ammetti', 'nuovo studente', 'nuovo iscritto', 'segna al corso'],
  unique: [
    ['email', 'corso'],
    ['codice_fiscale', 'corso'],
  ],
  alike: [['nome', 'corso']],
  apart: ['data_nascita'],
  form: [
    { fields: ['nome', 'email', 'corso', 'iscrizione', 'telefono', 'voto'] },
    { title: 'Per l’attestato', fields: ['codice_fiscale', 'data_nascita', 'luogo_nascita', 'azienda', 'note'] },
    { title: 'Storia', fields: ['quota', 'precedente'], on: 'edit' },
  ],
  table: ['nome', 'email', 'corso', 'iscrizione', 'stato', 'voto', 'frequenza', 'attestato'],
  scans: ['tessera_sanitaria', 'carta_identita', 'passaporto', 'patente'],
  capacity: { of: 'corso', places: 'posti' },
  rules: [
    { field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [k.gt('data_nascita', k.today())] },
    {
      field: 'corso',
      message: 'Il corso è finito: scegline un altro.',
      when: [k.oneOf('stato', ['programmato', 'in_lista']), k.oneOf('corso.stato', ['completato', 'annullato'])],
    },
  ],
  conflicts: senzaPresenzeAltrove,
  // Whoever comes into a course that is under way attends it from that day.
  async effects(before, after, read) {
    if (before || after?.stato !== 'programmato') return []
    const course = await read.get('corso', after.corso)
    return course?.['stato'] === 'attivo' ? [{ type: 'move', entity: 'studente', id: after.id, to: 'attivo' }] : []
  },
  prefill: ({ today: day }) => ({ iscrizione: day }),
})

/** A student with marks in the register of one course is not carried into another: that is a second enrolment. */
async function senzaPresenzeAltrove({ id, corso }: { readonly id: string; readonly corso: string }, read: k.Read) {
  const strange = await read.find('presenza', [k.eq('studente', id), k.ne('lezione.corso', corso)])
  return strange.length === 0
    ? []
    : [{ path: 'corso', code: 'rule', message: 'Ha già presenze in un altro corso: usa «Iscrivi a un altro corso».' } as const]
}
