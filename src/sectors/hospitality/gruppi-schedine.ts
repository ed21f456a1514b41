import { effettiGruppo, type InGruppo, type Registro } from '../../documents/schedine-alloggiati/gruppi.ts'
import * as k from '../../kernel/describe.ts'
import { campiSchedina, type Schedina } from './campi-schedina.ts'

/** The schedine that are kept, as groups ask for them. */
export const registroDi = (read: k.Read): Registro<Schedina> => ({
  async get(id) {
    const row = await read.get('schedina', id)
    return row && k.rowOf(campiSchedina, row)
  },
  async con(values) {
    const where = Object.entries(values).map(([field, value]) => k.eq(field, value))
    return k.rowsOf(campiSchedina, await read.find('schedina', where))
  },
})

export const update = (id: string, values: k.Values): k.Change => ({ type: 'update', entity: 'schedina', id, values })

/** Who arrives together stays together, whatever of it is changed. */
export const insieme = async (before: InGruppo | undefined, after: InGruppo | undefined, read: k.Read): Promise<readonly k.Change[]> =>
  (await effettiGruppo(before, after, registroDi(read))).map(({ id, values }) => update(id, values))
