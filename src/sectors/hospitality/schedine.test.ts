import { describe, expect, it } from 'vitest'
import { dichiarata } from '../../documents/schedine-alloggiati/dichiarata.ts'
import { conCapo } from '../../documents/schedine-alloggiati/gruppi.ts'
import type { Change } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { Schedina } from './campi-schedina.ts'
import { entities } from './entities.ts'
import { hospitality } from './index.ts'
import { confirmFile, recordFile, takeBackFile, testoDi } from './schedine-invio.ts'

const TODAY = '2026-11-21'

const clara: Schedina = {
  id: 'schedina_1',
  version: 1,
  famiglia_gruppo: 1,
  data_arrivo: TODAY,
  notti_permanenza: 2,
  tipo_alloggiato: 'singolo',
  cognome: 'Vismara',
  nome: 'Clara',
  sesso: 'F',
  data_nascita: '1984-02-29',
  comune_nascita: 'Milano',
  stato_nascita: 'ITALIA',
  cittadinanza: 'ITALIA',
  tipo_documento: 'CI',
  numero_documento: 'CA 55101 ZZ',
  stato_rilascio: 'ITALIA',
  stato: 'da_inviare',
}

describe('in the store', () => {
  const open = (rows: readonly Schedina[] = [clara]) =>
    new MemoryStore({ entities, sample: { schedina: rows }, at: () => ({ today: TODAY }) })
  const author = { via: 'form' } as const
  const all = async (store: MemoryStore) => (await store.query({ entity: 'schedina' })).rows
  const file = { nome_file: 'schedine-2026-11-21.txt', giorno: TODAY, ora: '18:30', autore: 'Giulia', tracciato: 'schedine' } as const

  it('a file and its people are one commit, undone in one', async () => {
    const store = open()
    const made = await store.commit(recordFile(file, await all(store), 'RIGA  '), author)
    if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join(' '))
    const [log] = (await store.query({ entity: 'invio' })).rows
    expect(log).toMatchObject({ ...file, righe: 1, schedine: 1 })
    expect(await all(store)).toMatchObject([{ stato: 'nel_file', invio: log?.id }])
    await store.undo(made.commit)
    expect((await store.query({ entity: 'invio', total: true })).total).toBe(0)
    expect(await all(store)).toMatchObject([{ stato: 'da_inviare' }])
  })

  it('a file that the portal took is sent with its receipt, one that it refused brings its people back', async () => {
    const store = open()
    await store.commit(recordFile(file, await all(store), 'RIGA  '), author)
    const [log] = (await store.query({ entity: 'invio' })).rows
    if (!log) throw new Error('no file in the log')
    const refused = await store.commit(takeBackFile(await all(store)), author)
    expect(refused.ok).toBe(true)
    const [back] = await all(store)
    expect(back).toMatchObject({ stato: 'da_inviare' })
    expect(back?.['invio']).toBeUndefined()
    await store.commit(recordFile({ ...file, nome_file: 'schedine-2026-11-21-2.txt' }, await all(store), 'RIGA  '), author)
    const again = (await store.query({ entity: 'invio' })).rows.find(({ id }) => id !== log.id)
    const sent = again && (await store.commit(confirmFile(again, await all(store), 'R77'), author))
    expect(sent?.ok).toBe(true)
    expect(await all(store)).toMatchObject([{ stato: 'inviata', invio: again?.id }])
    expect(await store.get('invio', again?.id ?? '')).toMatchObject({ ricevuta: 'R77' })
  })

  /** What the form offers a correction besides. */
  const alone = { famiglia_gruppo: 9, tipo_alloggiato: 'singolo' }

  it('a file is kept to the last blank, and nobody changes or removes it', async () => {
    const store = open()
    await store.commit(recordFile(file, await all(store), 'RIGA 1\r\nRIGA 2  '), author)
    const [log] = (await store.query({ entity: 'invio' })).rows
    if (!log) throw new Error('no file in the log')
    expect(testoDi(log)).toBe('RIGA 1\r\nRIGA 2  ')
    for (const change of [
      { type: 'update', entity: 'invio', id: log.id, values: { testo: '"altro"' } },
      { type: 'remove', entity: 'invio', id: log.id },
    ] as const) {
      const result = await store.commit([change], author)
      expect(result.ok ? '' : result.problems[0]?.message).toMatch(/resta nel registro così come è stato fatto/)
    }
    expect((await store.commit([{ type: 'update', entity: 'invio', id: log.id, values: { ricevuta: 'R1' } }], author)).ok).toBe(true)
  })

  it('what is in a file stays as it is: it is brought back first, or put right by a new schedina', async () => {
    const store = open([{ ...clara, ospite: undefined, prenotazione: undefined }])
    const said = async (change: Change) => {
      const result = await store.commit([change], author)
      return result.ok ? '' : result.problems.map(({ path, message }) => `${path}: ${message}`).join(' ')
    }
    const rename: Change = { type: 'update', entity: 'schedina', id: clara.id, values: { nome: 'Chiara' } }
    await store.commit(recordFile(file, await all(store), 'RIGA'), author)
    expect(await said(rename)).toMatch(/^nome: La schedina è in un file da caricare.*«Riporta da inviare»/)
    expect(await said({ type: 'remove', entity: 'schedina', id: clara.id })).toMatch(/resta com’è/)
    expect(await said({ type: 'update', entity: 'schedina', id: clara.id, values: { comune_residenza: 'Lodi' } })).toBe('')
    const [log] = (await store.query({ entity: 'invio' })).rows
    if (!log) throw new Error('no file in the log')
    await store.commit(confirmFile(log, await all(store), 'R1'), author)
    expect(await said(rename)).toMatch(/fai una nuova schedina/)
    const [sent] = await all(store)
    const instead = sent && dichiarata(sent as Schedina)?.instead
    expect(instead?.values).toMatchObject({ cognome: 'Vismara', comune_residenza: 'Lodi', corregge: clara.id })
    expect(await said({ type: 'create', entity: 'schedina', values: { ...instead?.values, ...alone, nome: 'Chiara' } })).toBe('')
    const { rows } = await store.query({ entity: 'schedina', sort: [{ field: 'nome', direction: 'desc' }] })
    expect(rows).toMatchObject([
      { nome: 'Clara', stato: 'inviata' },
      { nome: 'Chiara', stato: 'da_inviare', corregge: clara.id },
    ])
  })

  it('a correction takes over booking and guest, so that nobody is counted twice', async () => {
    const store = new MemoryStore({ sample: hospitality.sample(TODAY), entities, at: () => ({ today: TODAY }) })
    const [sent] = (await store.query({ entity: 'schedina', where: [{ field: 'stato', op: 'eq', value: 'inviata' }] }))
      .rows as readonly Schedina[]
    if (!sent) throw new Error('nothing sent in the sample')
    const values = dichiarata(sent)?.instead?.values
    const made = await store.commit([{ type: 'create', entity: 'schedina', values: { ...values, ...alone, nome: 'Altro' } }], author)
    expect(made.ok ? made.rows[0] : made.problems).toMatchObject({ prenotazione: sent.prenotazione, ospite: sent.ospite })
    const before = await store.get('schedina', sent.id)
    expect([before?.['prenotazione'], before?.['ospite'], before?.['stato']]).toEqual([undefined, undefined, 'inviata'])
  })

  it('a guest alone becomes capofamiglia with the first familiare, in one commit', async () => {
    const store = open()
    const values = conCapo(clara)
    expect(values).toEqual({ capo: clara.id, famiglia_gruppo: 1, data_arrivo: TODAY, notti_permanenza: 2, tipo_alloggiato: 'familiare' })
    const added = await store.commit([{ type: 'create', entity: 'schedina', values: { ...values, nome: 'Ivo' } }], author)
    if (!added.ok) throw new Error(added.problems.map(({ message }) => message).join(' '))
    expect(await store.get('schedina', clara.id)).toMatchObject({ tipo_alloggiato: 'capofamiglia' })
    await store.undo(added.commit)
    expect(await all(store)).toMatchObject([{ id: clara.id, tipo_alloggiato: 'singolo' }])
  })

  it('two heads of one number on one day are told apart by their booking or not at all', async () => {
    const store = open([{ ...clara, tipo_alloggiato: 'capofamiglia' }])
    const { id: _id, version: _version, ...values } = clara
    const second = { ...values, tipo_alloggiato: 'capofamiglia', nome: 'Ugo' }
    const refused = await store.commit([{ type: 'create', entity: 'schedina', values: second }], author)
    expect(refused.ok ? [] : refused.problems.map(({ path, message }) => [path, message])).toEqual([
      ['famiglia_gruppo', 'Il gruppo 1 del 21/11/2026 ha già il suo capo, Clara Vismara. Scegli un altro numero.'],
    ])
    const other = await store.commit([{ type: 'create', entity: 'schedina', values: { ...second, famiglia_gruppo: 2 } }], author)
    expect(other.ok).toBe(true)
  })
})
