import * as k from '../../kernel/describe.ts'
import { attestato } from './attestato.ts'
import { aula } from './aula.ts'
import { corso } from './corso.ts'
import { docente } from './docente.ts'
import { lezione } from './lezione.ts'
import { presenza } from './presenza.ts'
import { studente } from './studente.ts'
import { versamento } from './versamento.ts'

/** The certificate itself, one a sheet: whose, of what course, with which attendance, signed by the school. */
export const stampaAttestato = k.definePrint(attestato, {
  key: 'attestato',
  label: 'Stampa attestato',
  when: [k.eq('stato', 'rilasciato')],
  with: [studente, corso, docente],
  title: 'Attestato di frequenza',
  subtitle: 'N. {numero} del {data}',
  blocks: [
    {
      facts: [
        { 'Si attesta che': 'studente.nome', Nascita: '[{studente.luogo_nascita}, ]{studente.data_nascita}' },
        'studente.codice_fiscale',
      ],
    },
    {
      title: 'Ha frequentato il corso',
      facts: [
        { Corso: 'corso.nome', Durata: '{corso.durata}', Periodo: 'dal {corso.inizio} al {corso.fine}' },
        { 'Ore frequentate': ({ ore }) => `${k.formatNumber(ore)} ${k.plural(ore, 'ora', 'ore')}` },
        'frequenza',
        { 'Valutazione finale': '{voto} su 10', Docente: 'corso.docente' },
      ],
    },
    { title: 'Programma', text: 'corso.programma' },
    { signers: ['Il docente', 'Il direttore della scuola'] },
  ],
})

/** The sheet that goes round in a lesson: who is there signs coming in and going out. */
export const foglioFirme = k.definePrint(lezione, {
  key: 'foglio_firme',
  label: 'Stampa foglio firme',
  with: [studente, corso, docente, aula],
  title: 'Foglio firme',
  subtitle: '{corso.nome}',
  blocks: [
    { facts: [{ Lezione: 'argomento', Giorno: ({ data }) => k.formatLongDate(data), Orario: '{ora}, {minuti}' }, 'aula', 'docente'] },
    {
      records: 'studente',
      by: 'corso',
      of: 'corso',
      where: [k.oneOf('stato', ['attivo', 'programmato', 'sospeso', 'completato'])],
      sort: [k.asc('nome')],
      columns: [{ Studente: 'nome', 'Firma in entrata': '', 'Firma in uscita': '' }],
    },
    { signers: [{ 'Il docente': 'firma' }] },
  ],
})

/** What a class hangs on the wall: the course with its lessons, day by day. */
export const programma = k.definePrint(corso, {
  key: 'programma',
  label: 'Stampa calendario del corso',
  with: [lezione, docente, aula],
  title: '{nome}',
  subtitle: 'Dal {inizio} al {fine}',
  blocks: [
    { facts: [{ Durata: '{durata}' }, 'docente'] },
    { title: 'Programma', text: 'programma' },
    {
      title: 'Lezioni',
      records: 'lezione',
      by: 'corso',
      sort: [k.asc('data'), k.asc('ora')],
      columns: [{ Giorno: 'data' }, 'ora', 'argomento', 'aula', 'stato'],
    },
  ],
})

/** Everything that the school has of somebody in a course: lessons, marks of the register, payments. */
export const schedaStudente = k.definePrint(studente, {
  key: 'scheda_studente',
  label: 'Stampa scheda studente',
  with: [corso, lezione, presenza, versamento],
  title: '{nome}',
  subtitle: '{corso.nome}',
  blocks: [
    {
      facts: [
        'email',
        'telefono',
        'codice_fiscale',
        'iscrizione',
        'frequenza',
        { Voto: '{voto} su 10', Quota: 'dovuto', 'Da versare': 'saldo' },
      ],
    },
    async ({ id, corso: of }, store) => {
      const marks = await k.allRows(store, { entity: 'presenza', where: [k.eq('studente', id)] })
      const signs = new Map(k.rowsOf(presenza, marks.rows).map((mark) => [mark.lezione, presenza.fields.segno.format(mark.segno)]))
      const { rows } = await k.allRows(store, { entity: 'lezione', where: [k.eq('corso', of)], sort: [k.asc('data'), k.asc('ora')] })
      const lessons = k.rowsOf(lezione, rows).map((one) => [k.formatDate(one.data), one.argomento, signs.get(one.id) ?? ''])
      return [
        { kind: 'table', title: 'Lezioni', columns: [{ label: 'Giorno' }, { label: 'Argomento' }, { label: 'Presenza' }], rows: lessons },
      ]
    },
    { title: 'Versamenti', records: 'versamento', by: 'studente', sort: [k.asc('data')], columns: ['data', 'importo'] },
  ],
})
