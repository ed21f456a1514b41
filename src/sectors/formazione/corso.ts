import * as k from '../../kernel/describe.ts'
import { conLaClasse } from './classe.ts'
import { IN_CALENDARIO, ISCRITTI, TENUTE } from './stati.ts'

const TANTE = 10_000
const FREQUENZA = ['come va la frequenza', 'come vanno le presenze', 'quanto frequentano', 'quanto vengono', 'percentuale di presenze']
const iscritti = { entity: 'studente', by: 'corso', where: [k.oneOf('stato', ISCRITTI)] } as const
const lezioni = (states: readonly string[]) => ({ entity: 'lezione', by: 'corso', where: [k.oneOf('stato', states)] }) as const
const conVoto = { entity: 'studente', by: 'corso', where: [k.filled('voto')] } as const

/** Share of the lessons that a certificate takes where no law says otherwise; courses on safety at work ask for 90 %. */
export const SOGLIA = 75

/** A course, or one edition of it (specification §3, Training: nome, durata, studenti, docente, stato, prezzo, max students). */
export const corso = k.defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 100, wide: true, placeholder: 'Excel per l’ufficio', synonyms: ['corso', 'titolo', 'name', 'course'] }),
    durata: k.lasts('Durata', { min: 1, max: 2000, unit: ['ora', 'ore'], synonyms: ['ore', 'duration'] }),
    docente: k.reference('Docente', 'docente', { synonyms: ['insegnante', 'formatore', 'teacher', 'insegna'] }),
    prezzo: k.price('Prezzo', { each: true, synonyms: ['quota', 'costo', 'retta', 'quanto viene'] }),
    max_studenti: k.choice(
      'Max studenti',
      { m15: '15', m20: '20', m25: '25', m30: '30' },
      { noun: { said: 'numero massimo di studenti' }, synonyms: ['capienza', 'posti'] },
    ),
    soglia: k.percent('Frequenza minima', {
      decimals: 0,
      min: 1,
      noun: { gender: 'f' },
      short: 'Soglia',
      hint: 'Sotto questa quota di lezioni l’attestato non si rilascia. Per la sicurezza sul lavoro è 90 %.',
      synonyms: ['soglia'],
    }),
    aula: k.optional(k.reference('Aula abituale', 'aula', { short: 'Aula' })),
    programma: k.optional(k.longText('Programma', { synonyms: ['argomenti', 'contenuti'] })),
    studenti: k.derived(k.integer('Studenti', { noun: { plural: true }, synonyms: ['iscritti', 'allievi', 'gente'] }), k.countOf(iscritti)),
    posti: k.derived(
      k.integer('Posti', { noun: { plural: true } }),
      k.cases(
        [k.when([k.eq('max_studenti', 'm15')], 15), k.when([k.eq('max_studenti', 'm20')], 20), k.when([k.eq('max_studenti', 'm25')], 25)],
        30,
      ),
    ),
    posti_liberi: k.derived(
      k.integer('Posti liberi', { noun: { plural: true }, min: -TANTE, synonyms: ['disponibili', 'posti'] }),
      k.minus('posti', 'studenti'),
    ),
    in_lista: k.counted('In lista d’attesa', { entity: 'studente', by: 'corso', where: [k.eq('stato', 'in_lista')] }),
    riempimento: k.derived(
      k.percent('Riempimento', { decimals: 0, max: TANTE, synonyms: ['quanto è pieno', 'occupazione', 'pieno', 'percentuale di posti'] }),
      k.divided(k.times(100, 'studenti'), 'posti'),
    ),
    ricavo: k.derived(k.money('Ricavo', { max: k.euro(10_000_000), synonyms: ['fatturato', 'revenue'] }), k.times('prezzo', 'studenti')),
    ore_svolte: k.derived(
      k.hours('Ore svolte', { noun: { gender: 'f', plural: true }, decimals: 1, synonyms: ['ore fatte'] }),
      k.divided(k.sumOf({ ...lezioni(TENUTE), of: 'minuti' }), 60),
    ),
    ore_restanti: k.derived(
      k.hours('Ore da svolgere', { noun: { gender: 'f', plural: true }, decimals: 1, short: 'Ore restanti' }),
      k.most(0, k.minus('durata', 'ore_svolte')),
    ),
    ore_in_calendario: k.derived(
      k.hours('Ore in calendario', { noun: { gender: 'f', plural: true }, decimals: 1 }),
      k.divided(k.sumOf({ ...lezioni(IN_CALENDARIO), of: 'minuti' }), 60),
    ),
    ore_mancanti: k.derived(
      k.hours('Ore da programmare', { noun: { gender: 'f', plural: true }, decimals: 1, short: 'Ore mancanti' }),
      k.most(0, k.minus('durata', 'ore_in_calendario')),
    ),
    inizio: k.derived(
      k.date('Inizio', { synonyms: ['comincia', 'parte', 'inizia'] }),
      k.leastOf({ ...lezioni(IN_CALENDARIO), of: 'data' }),
    ),
    fine: k.derived(
      k.until('Fine', { noun: { gender: 'f' }, synonyms: ['finisce', 'termina'] }),
      k.mostOf({ ...lezioni(IN_CALENDARIO), of: 'data' }),
    ),
    prossima: k.derived(
      k.date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }),
      k.leastOf({ entity: 'lezione', by: 'corso', of: 'data', where: [k.eq('stato', 'programmata'), k.gte('data', k.today())] }),
    ),
    frequenza: k.derived(
      k.percent('Frequenza', { decimals: 1, noun: { gender: 'f' }, synonyms: FREQUENZA }),
      k.divided(
        k.times(100, k.sumOf({ entity: 'studente', by: 'corso', of: 'presenze' })),
        k.sumOf({ entity: 'studente', by: 'corso', of: 'appelli' }),
      ),
    ),
    voto_medio: k.derived(
      k.decimal('Voto medio', { max: 10, decimals: 1 }),
      k.divided(k.sumOf({ ...conVoto, of: 'voto' }), k.countOf(conVoto)),
    ),
    attestati_da_preparare: k.counted('Attestati da preparare', {
      entity: 'studente',
      by: 'corso',
      where: [k.eq('attestato', 'da_preparare')],
    }),
    stato: k.status('Stato', 'programmato', {
      attivo: k.state('Attivo', 'success', ['completato', 'sospeso'], {
        begun: true,
        verb: 'Avvia',
        verbs: { sospeso: 'Sospendi' },
        done: 'Corso avviato',
        also: ['in corso', 'avviato', 'partito', 'iniziato'],
      }),
      programmato: k.state('Programmato', 'primary', ['attivo', 'sospeso', 'annullato'], {
        verb: 'Riporta a programmato',
        also: ['in programma', 'da avviare', 'in partenza', 'programmati'],
      }),
      sospeso: k.state('Sospeso', 'warning', ['attivo', 'annullato'], {
        verb: 'Sospendi',
        verbs: { attivo: 'Riprendi' },
        also: ['in pausa', 'fermo', 'fermi', 'sospesi'],
      }),
      completato: k.state('Completato', 'neutral', ['attivo'], {
        over: true,
        shows: ['ore_svolte', 'frequenza'],
        verb: 'Completa',
        verbs: { attivo: 'Riapri' },
        done: 'Corso completato',
        also: ['finito', 'concluso', 'chiuso', 'terminato'],
      }),
      annullato: k.state('Annullato', 'destructive', ['programmato'], {
        away: true,
        verb: 'Annulla corso',
        verbs: { programmato: 'Ripristina' },
        also: ['cancellato', 'saltato', 'annullati', 'cancellati'],
      }),
    }),
  },
  synonyms: ['corsi', 'edizione', 'edizioni', 'classe', 'classi', 'percorso'],
  makes: ['apri', 'avvia', 'organizza', 'lancia'],
  scans: [],
  alike: [['nome']],
  sort: [k.asc('stato'), k.asc('nome')],
  form: [{ fields: ['nome', 'durata', 'docente', 'prezzo', 'max_studenti', 'soglia', 'aula', 'programma'] }],
  table: ['nome', 'durata', 'studenti', 'posti_liberi', 'docente', 'stato', 'prezzo', 'ricavo'],
  // Fewer places than those who have one already would leave somebody without.
  rules: [{ field: 'max_studenti', message: 'Gli studenti iscritti sono di più.', when: [k.lt('posti_liberi', 0)] }],
  effects: conLaClasse,
  prefill: () => ({ max_studenti: 'm20', soglia: SOGLIA }) as const,
})
