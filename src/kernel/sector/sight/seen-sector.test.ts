import { describe, expect, it } from 'vitest'
import { practice } from '../../../../conformance/access-sector.ts'
import { isFixed, statusOf } from '../../entity/entity.ts'
import type { MonthView } from '../../screens/month-view.ts'
import type { ReportPart } from '../../report/report.ts'
import { seenSector } from './seen-sector.ts'

const nobody = seenSector(practice, { groups: [] })
const keys = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key)
const screen = (key: string, seen = nobody) => seen.screens.find((one) => one.key === key)
const entity = (name: string) => {
  const found = nobody.entities.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('a sector as somebody sees it', () => {
  it('has figures, actions, papers and chains that name nothing hidden', () => {
    expect(keys(nobody.metrics)).toEqual(['persone', 'controlli'])
    expect(nobody.metrics[1]).not.toHaveProperty('note')
    expect(keys(nobody.actions)).toEqual(['saluta'])
    expect(keys(nobody.prints)).toEqual(['scheda'])
    expect(nobody.chains).toEqual([])
    const doctor = seenSector(practice, { groups: ['sanitari'] })
    expect(keys(doctor.metrics)).toEqual(['persone', 'esiti', 'controlli', 'cartelle', 'malati'])
    expect(doctor.metrics[2]).toHaveProperty('note')
    expect(keys(doctor.actions)).toEqual(['saluta', 'allega'])
    expect(keys(doctor.prints)).toEqual(['scheda', 'diario'])
    expect(doctor.chains).toEqual(practice.chains)
    expect(keys(seenSector(practice, { groups: ['direzione'] }).actions)).toEqual(['saluta', 'sposta'])
  })

  it('has the questions that name nothing hidden', async () => {
    const heard = async (groups: readonly string[]) => (await seenSector(practice, { groups }).questions()).map(({ says }) => says[0])
    expect(await heard([])).toEqual(['Chi c’è?', 'Quanti siamo?'])
    expect(await heard(['sanitari'])).toEqual(['Chi c’è?', 'Quante cartelle?', 'Quanti siamo?'])
    expect(await heard(['direzione'])).not.toContain('Quante cartelle?')
  })

  it('has screens without what is hidden, and none of a hidden entity', () => {
    expect(keys(nobody.screens)).toEqual(['oggi', 'persone', 'controlli', 'turni'])
    expect(screen('oggi')).toMatchObject({ metrics: ['persone', 'controlli'], indices: [] })
    expect(screen('oggi')).not.toHaveProperty('badge')
    expect(screen('persone')).toMatchObject({
      views: ['list', 'cards'],
      filters: ['reparto', 'livello', 'archivio'],
      headings: {},
      card: { heading: 'nome', details: ['reparto'] },
      prints: ['scheda'],
    })
    for (const gone of ['badge', 'action', 'card.amount']) expect(screen('persone')).not.toHaveProperty(gone)
    expect(screen('persone', seenSector(practice, { groups: ['identita'] }))).toMatchObject({ views: ['own:documenti', 'list', 'cards'] })
    expect(screen('controlli')).toMatchObject({ filters: ['persona', 'giorno'] })
    expect(screen('turni')).toMatchObject({ timeline: { details: ['livello'] } })
    expect(screen('turni')).not.toHaveProperty('timeline.blocks')
    expect(screen('turni', seenSector(practice, { groups: ['sanitari'] }))).toHaveProperty('timeline.blocks')
  })

  it('lists another entity beside a tab as far as it is seen', () => {
    const words = { label: 'Altro', search: '', empty: { title: '', text: '' } }
    const lists = {
      'list:cartelle': { ...words, entity: 'cartella', filters: [] },
      'list:persone': { ...words, entity: 'persona', filters: ['reparto', 'stipendio'], prints: ['scheda', 'busta'] },
    } as const
    const screens = practice.screens.map((one) =>
      one.kind === 'collection' && one.key === 'controlli'
        ? { ...one, views: ['list', 'list:cartelle', 'list:persone'] as const, lists }
        : one,
    )
    const seen = screen('controlli', seenSector({ ...practice, screens }, { groups: [] }))
    expect(seen).toMatchObject({ views: ['list', 'list:persone'] })
    expect(seen).toHaveProperty('lists', { 'list:persone': { ...lists['list:persone'], filters: ['reparto'], prints: ['scheda'] } })
  })

  it('has groups whose details and history are seen, and none by what is hidden', () => {
    const words = { label: 'Gruppi', noun: ['uno', 'molti'], empty: { title: '', text: '' } } as const
    const history = { title: 'Cartelle', entity: 'cartella', by: 'persona', day: 'giorno', details: [] }
    const seen = (by: string, groups: readonly string[]) => {
      const screens = practice.screens.map((one) =>
        one.kind === 'collection' && one.key === 'persone'
          ? { ...one, views: ['groups', 'list'] as const, groups: { ...words, by, details: ['stipendio', 'reparto'], history } }
          : one,
      )
      return screen('persone', seenSector({ ...practice, screens }, { groups }))
    }
    expect(seen('nome', [])).toMatchObject({ views: ['groups', 'list'], groups: { by: 'nome', details: ['reparto'] } })
    expect(seen('nome', [])).not.toHaveProperty('groups.history')
    expect(seen('documento', [])).toMatchObject({ views: ['list'] })
    expect(seen('documento', [])).not.toHaveProperty('groups')
  })

  it('has a month whose colours, sections and rows speak of nothing hidden', () => {
    const filled = (field: string) => [{ field, op: 'filled' }] as const
    const month = {
      colours: { by: 'esito', legend: 'Esiti' },
      sections: [
        {
          title: 'Tutti',
          where: filled('giorno'),
          says: { text: 'esito', field: 'esito' },
          late: { where: filled('persona'), says: { text: 'esito', field: 'esito' } },
        },
      ],
      row: { heading: 'esito', warning: 'esito', details: ['esito', 'giorno'], moves: [{ to: 'chiusa', when: filled('esito') }] },
      empty: 'Niente.',
    } as const
    const shown = (groups: readonly string[], seen: MonthView = month) => {
      const screens = practice.screens.map((one) => (one.kind === 'collection' && one.key === 'controlli' ? { ...one, month: seen } : one))
      const one = screen('controlli', seenSector({ ...practice, screens }, { groups }))
      return one?.kind === 'collection' ? one.month : undefined
    }
    expect(shown(['sanitari'])).toEqual(month)
    expect(shown([])).toEqual({
      sections: [{ title: 'Tutti', where: filled('giorno'), late: { where: filled('persona') } }],
      row: { details: ['giorno'], moves: [] },
      empty: 'Niente.',
    })
    const more: MonthView = {
      ...month,
      row: { ...month.row, notes: [{ text: 'Con esito', when: filled('esito') }] },
      order: [filled('esito'), filled('giorno')],
      coming: { entity: 'cartella', where: [], field: 'persona', says: { today: '', late: '', later: '', none: '' } },
      action: { key: 'nessuna', day: 'giorno' },
    }
    const left = shown([], more)
    expect(left).toMatchObject({ order: [filled('giorno')], row: { notes: [] } })
    for (const gone of ['coming', 'action']) expect(left).not.toHaveProperty(gone)
    expect(shown(['sanitari'], more)).toMatchObject({ order: more.order, row: { notes: [{ text: 'Con esito' }] } })
    // A record of a section that may not be known still stands on its day.
    const secret: MonthView = { ...month, sections: [...month.sections, { title: 'Con esito', where: filled('esito') }] }
    expect(shown([], secret)).not.toHaveProperty('sections')
    expect(shown(['sanitari'], secret)).toHaveProperty('sections.1.title', 'Con esito')
  })

  it('has the parts of a report that are seen, and the corrections whose fields are', () => {
    const words = { label: '', rows: { one: '', many: '', see: '' }, failed: '' }
    const period = { key: 'mese', label: 'Mese', every: 'month' } as const
    const load = () => Promise.reject(new Error('nobody opens it'))
    const correction = { entity: 'controllo', period: 'giorno', figures: ['punti'], reason: 'esito', hint: '' }
    const part = (key: string, more: Partial<ReportPart> = {}): ReportPart => ({ ...words, key, period, load, ...more })
    const report = (reads?: readonly string[]) => ({
      kind: 'report' as const,
      key: 'mese',
      label: 'Mese',
      icon: 'chart-column' as const,
      ...(reads && { reads }),
      parts: [part('tutti', { form: { title: 'Il mese', correction } }), part('cartelle', { reads: ['cartella'] })],
    })
    const seen = (groups: readonly string[], one = report()) => screen('mese', seenSector({ ...practice, screens: [one] }, { groups }))
    expect(seen(['sanitari'])).toMatchObject({ parts: [{ key: 'tutti', form: { correction } }, { key: 'cartelle' }] })
    const left = seen([])
    expect(left).toMatchObject({ parts: [{ key: 'tutti', form: { title: 'Il mese' } }] })
    expect(left).not.toHaveProperty('parts.1')
    expect(left).not.toHaveProperty('parts.0.form.correction')
    expect(seen([], report(['persona.stipendio']))).toBeUndefined()
    expect(seen([], { ...report(), parts: report().parts.slice(1) })).toBeUndefined()
  })

  it('has a register only for who sees the people, the dates and the marks', () => {
    const grid = { rows: 'persona', columns: 'giorno', mark: 'esito', marks: {} }
    const marked = practice.screens.flatMap((one) =>
      one.kind === 'collection' && one.key === 'controlli' ? [{ ...one, views: ['grid', 'list'] as const, grid }] : [],
    )
    const seen = (groups: readonly string[]) => screen('controlli', seenSector({ ...practice, screens: marked }, { groups }))
    expect(seen([])).toMatchObject({ views: ['list'] })
    expect(seen([])).not.toHaveProperty('grid')
    expect(seen(['sanitari'])).toMatchObject({ views: ['grid', 'list'], grid })
  })

  it('has a plan only for who sees the places, and on it no field that is hidden', () => {
    const plan = {
      at: 'persona',
      column: 'ore',
      row: 'ore',
      seats: 'stipendio',
      party: 'punti',
      figures: { aperta: 'esito', chiusa: 'giorno' },
      details: ['giorno', 'esito'],
      notice: 'esito',
    }
    const drawn = (more: object) =>
      practice.screens.flatMap((one) =>
        one.kind === 'collection' && one.key === 'controlli'
          ? [{ ...one, views: ['plan', 'list'] as const, plan: { ...plan, ...more } }]
          : [],
      )
    const seen = (groups: readonly string[], more: object = {}) =>
      screen('controlli', seenSector({ ...practice, screens: drawn(more) }, { groups }))
    expect(seen([])).toMatchObject({ views: ['plan', 'list'] })
    expect(seen([])).toHaveProperty('plan', {
      at: 'persona',
      column: 'ore',
      row: 'ore',
      figures: { chiusa: 'giorno' },
      details: ['giorno'],
    })
    expect(seen(['sanitari', 'stipendi'])).toHaveProperty('plan', plan)
    for (const hidden of [{ at: 'cartella' }, { column: 'stipendio' }]) {
      expect(seen([], hidden)).toMatchObject({ views: ['list'] })
      expect(seen([], hidden)).not.toHaveProperty('plan')
    }
  })

  it('has a telephone of the record itself on its cards, where it is not hidden', () => {
    const calling = (field: string) =>
      practice.screens.flatMap((one) =>
        one.kind === 'collection' && one.key === 'persone' && one.card ? [{ ...one, card: { ...one.card, phone: { field } } }] : [],
      )
    const seen = (field: string) => screen('persone', seenSector({ ...practice, screens: calling(field) }, { groups: [] }))
    expect(seen('reparto')).toHaveProperty('card.phone', { field: 'reparto' })
    expect(seen('documento')).not.toHaveProperty('card.phone')
  })

  it('has no screen of which all views read what is hidden', () => {
    const screens = practice.screens.flatMap((one) =>
      one.kind === 'collection' && one.key === 'persone' ? [{ ...one, views: ['own:documenti'] as const }] : [one],
    )
    expect(keys(seenSector({ ...practice, screens }, { groups: [] }).screens)).toEqual(['oggi', 'controlli', 'turni'])
  })

  it('leaves out a panel that shows the records of a hidden condition, and of another what is hidden', () => {
    const overview = screen('oggi')
    const panels = overview?.kind === 'overview' ? overview.panels : []
    expect(panels.map(({ title }) => title)).toEqual(['Controlli di oggi'])
    expect(panels[0]).toMatchObject({ details: ['persona'], sort: [{ field: 'giorno', direction: 'asc' }] })
    for (const gone of ['ahead', 'heading', 'amount']) expect(panels[0]).not.toHaveProperty(gone)
  })

  it('has a chart whole or not at all: only for who sees what it measures and what parts it', () => {
    const chartsOf = (...groups: string[]) =>
      seenSector(practice, { groups }).screens.flatMap((one) =>
        one.kind === 'overview' ? one.panels.filter(({ kind }) => kind === 'chart').map(({ title }) => title) : [],
      )
    expect(chartsOf('sanitari')).toEqual(['Punti per mese'])
    expect(chartsOf('stipendi')).toEqual(['Persone per fascia'])
    expect(chartsOf()).toEqual([])
  })

  it('tells what is only to be read: a field that stays in its form, or all of an entity, whose state leads nowhere', () => {
    expect(entity('persona')).toMatchObject({ fixed: ['livello', 'foto'] })
    expect(entity('persona').form.flatMap(({ fields }) => fields)).toContain('livello')
    expect([isFixed(entity('persona')), isFixed(entity('persona'), 'livello'), isFixed(entity('persona'), 'nome')]).toEqual([
      false,
      true,
      false,
    ])
    expect(isFixed(entity('turno'), 'dal')).toBe(true)
    expect(entity('controllo')).not.toHaveProperty('fixed')
    expect(statusOf(entity('controllo'))?.[1].states).toMatchObject({ aperta: { next: ['chiusa'] }, chiusa: { requires: [] } })
  })

  it('is an empty overview for who sees nothing else', () => {
    const hidden = practice.screens.flatMap((one) => (one.kind === 'overview' ? [{ ...one, panels: one.panels.slice(1) }] : []))
    const cartelle = practice.screens.filter(({ key }) => key === 'cartelle')
    const only = seenSector({ ...practice, metrics: [], screens: [...cartelle, ...hidden] }, { groups: [] })
    expect(only.screens).toMatchObject([{ key: 'oggi', metrics: [], panels: [] }])
  })
})
