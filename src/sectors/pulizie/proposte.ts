import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { sede } from './sede.ts'
import { durataDi, listaDi, type Tipo } from './tipi.ts'

interface Bozza {
  readonly cliente?: `cliente_${string}` | undefined
  readonly sede?: `sede_${string}` | undefined
  readonly tipo?: Tipo | undefined
}

/** What a site brings along, or the customer and the kind of work where no site is named. */
export async function proposte({ cliente: who, sede: where, tipo }: Bozza, read: k.Read) {
  const [place, person] = [where && (await read.get('sede', where)), who && (await read.get('cliente', who))]
  if (place) {
    const { cliente: of, indirizzo, tipo: usual, minuti, squadra, prezzo, controlli } = k.rowOf(sede, place)
    const kind = tipo ?? usual
    return {
      cliente: of,
      indirizzo,
      tipo: usual,
      minuti: minuti ?? durataDi(kind),
      controlli: controlli && controlli.length > 0 ? controlli : listaDi(kind),
      ...(squadra !== undefined && { squadra }),
      ...(prezzo !== undefined && { prezzo }),
    }
  }
  const { indirizzo } = person ? k.rowOf(cliente, person) : {}
  return { ...(indirizzo !== undefined && { indirizzo }), ...(tipo && { minuti: durataDi(tipo), controlli: listaDi(tipo) }) }
}
