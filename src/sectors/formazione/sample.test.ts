import { describe, expect, it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { isWorkingDay, nearestOpen } from '../common/working-days.ts'
import { corso } from './corso.ts'
import { docente } from './docente.ts'
import { formazione } from './index.ts'
import { lezione } from './lezione.ts'
import { studente } from './studente.ts'

/** A Monday, a Sunday, the first and last days of months, of a year, of a leap February, of both changes of the clocks. */
const DAYS = ['2026-11-23', '2026-11-22', '2026-12-31', '2027-01-01', '2026-03-31', '2028-02-29', '2027-03-28', '2026-10-25']

describe.each(DAYS)('The sample of the training school on %s', (today) => {
  const store = new MemoryStore({ entities: formazione.entities, sample: formazione.sample(today), at: () => ({ today }) })
  const all = async (entity: string) => (await store.query({ entity, page: { limit: 900 } })).rows
  const names = async (entity: string) => new Map((await all(entity)).map((row) => [row.id, String(row['nome'])]))

  it('obeys every rule', async () => {
    await expect(checkSample(formazione, { today, time: '10:30' })).resolves.toBeUndefined()
  })

  it('has the courses of the sample rows, with their students counted and their revenue worked out', async () => {
    const teachers = await names('docente')
    const rows = rowsOf(corso, await all('corso')).filter(({ id }) => Number(id.split('_')[1]) <= 5)
    expect(
      rows
        .toSorted((a, b) => a.id.localeCompare(b.id))
        .map((row) => [row.nome, row.durata, row.studenti, teachers.get(row.docente), row.stato, row.prezzo / 100, row.posti, row.ricavo]),
    ).toEqual([
      ["Excel per l'ufficio", 24, 17, 'Paolo Venturini', 'attivo', 290, 20, 493_000],
      ['Inglese commerciale B1', 60, 12, 'Helen Marsh', 'attivo', 480, 15, 576_000],
      ['Sicurezza sul lavoro, rischio medio', 12, 25, 'Ing. Tosetti', 'completato', 110, 30, 275_000],
      ['Grafica con software liberi', 40, 0, 'Noa Ferri', 'programmato', 350, 15, 0],
      ['Contabilità di base', 32, 9, 'Ombretta Rizzi', 'sospeso', 310, 20, 279_000],
    ])
  })

  it('has the students of the sample rows', async () => {
    const courses = await names('corso')
    const rows = rowsOf(studente, await all('studente')).filter(({ id }) => Number(id.split('_')[1]) <= 6)
    expect(
      rows
        .toSorted((a, b) => a.id.localeCompare(b.id))
        .map((row) => [row.nome, row.email, courses.get(row.corso), row.iscrizione, row.stato, row.voto]),
    ).toEqual([
      ['Alice Tamburini', 'alice.tamburini@posta.example', "Excel per l'ufficio", addDays(today, -40), 'attivo', 8.5],
      ['Kevin Osei', 'kevin.osei@posta.example', "Excel per l'ufficio", addDays(today, -38), 'attivo', 7],
      ['Rosa Di Benedetto', 'rosa.db@posta.example', 'Inglese commerciale B1', addDays(today, -75), 'attivo', 9],
      ['Lorenzo Magnani', 'l.magnani@posta.example', 'Sicurezza sul lavoro, rischio medio', addDays(today, -90), 'completato', 8],
      ['Svetlana Moraru', 's.moraru@posta.example', 'Contabilità di base', addDays(today, -50), 'sospeso', 6],
      ['Matilde Greco', 'matilde.greco@posta.example', 'Inglese commerciale B1', addDays(today, -70), 'attivo', 7.5],
    ])
  })

  it('has the teachers of the sample rows, with their courses counted and their mean mark', async () => {
    const rows = rowsOf(docente, await all('docente')).toSorted((a, b) => a.id.localeCompare(b.id))
    expect(
      rows.map((row) => [row.nome, row.specializzazione, row.corsi, docente.fields.esperienza.format(row.esperienza), row.valutazione]),
    ).toEqual([
      ['Paolo Venturini', "Informatica d'ufficio", 3, '7-10', 4.7],
      ['Helen Marsh', 'Lingua inglese', 2, '10+', 4.9],
      ['Ing. Tosetti', 'Sicurezza', 4, '10+', 4.4],
      ['Noa Ferri', 'Grafica', 1, '1-3', 4.6],
      ['Ombretta Rizzi', 'Amministrazione', 2, '4-6', 4.2],
    ])
  })

  it('has the lessons of the sample rows, on the next open day where theirs is closed', async () => {
    const open = (away: number) => nearestOpen(addDays(today, away), isWorkingDay, 1)
    const [courses, rooms, teachers] = await Promise.all([names('corso'), names('aula'), names('docente')])
    const rows = rowsOf(lezione, await all('lezione')).map((row) =>
      [courses.get(row.corso), row.argomento, row.data, row.ora, rooms.get(row.aula), teachers.get(row.docente)].join(' | '),
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        `Excel per l'ufficio | Tabelle pivot | ${addDays(today, 1)} | 18:00 | Lab A | Paolo Venturini`,
        `Inglese commerciale B1 | Scrivere un'offerta | ${today} | 19:00 | Aula 1 | Helen Marsh`,
        `Inglese commerciale B1 | Telefonate difficili | ${open(2)} | 19:00 | Aula 1 | Helen Marsh`,
        `Excel per l'ufficio | Grafici e stampa | ${open(8)} | 18:00 | Lab A | Paolo Venturini`,
        `Grafica con software liberi | Presentazione del corso | ${open(15)} | 17:30 | Lab B | Noa Ferri`,
      ]),
    )
  })

  it('says what the voice says: three places of twenty are left, the next lesson is tomorrow at six in Lab A', async () => {
    const row = rowsOf(corso, await all('corso')).find(({ id }) => id === 'corso_1')
    expect([row?.posti_liberi, row?.posti, row?.stato, row?.prossima]).toEqual([3, 20, 'attivo', addDays(today, 1)])
  })

  it('has a month behind and a month ahead, marks in the register, certificates of every kind', async () => {
    const days = rowsOf(lezione, await all('lezione')).map(({ data }) => data)
    expect([days.filter((day) => day < addDays(today, -30)).length > 20, days.filter((day) => day > today).length > 25]).toEqual([
      true,
      true,
    ])
    expect((await all('presenza')).length).toBeGreaterThan(500)
    expect(new Set((await all('attestato')).map((row) => row['stato']))).toEqual(new Set(['da_rilasciare', 'rilasciato', 'annullato']))
  })
})
