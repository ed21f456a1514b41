import * as k from '../../kernel/describe.ts'
import { scarico, type Preso } from '../common/scarico.ts'
import { isChiusa } from './stati.ts'
import { DI_SOLITO, veicolo } from './veicolo.ts'
import { completed, type Voce } from './voci.ts'

interface Bozza {
  readonly targa?: string | undefined
  readonly veicolo?: `veicolo_${string}` | undefined
  readonly ponte?: `ponte_${string}` | undefined
}

/** Whom a plate or a vehicle brings along; whoever works at a bay works there. */
export async function dalVeicolo({ targa, veicolo: id, ponte }: Bozza, read: k.Read) {
  const [known, bay] = [await veicoloDi(read, id, targa), ponte && (await read.get('ponte', ponte))]
  const meccanico = bay ? bay['meccanico'] : undefined
  return {
    ...(known && { veicolo: known.id, targa: known.targa, cliente: known.cliente, marca: known.marca, modello: known.modello }),
    ...(known?.telefono !== undefined && { telefono: known.telefono }),
    ...(typeof meccanico === 'string' && { meccanico: meccanico as `meccanico_${string}` }),
  }
}

async function veicoloDi(read: k.Read, id: string | undefined, targa: string | undefined) {
  if (id !== undefined) {
    const row = await read.get('veicolo', id)
    return row && k.rowOf(veicolo, row)
  }
  if (targa === undefined || targa.length < 5) return undefined
  return k.rowsOf(veicolo, await read.find('veicolo', [k.eq('targa', targa)]))[0]
}

interface Riparazione {
  readonly id: string
  readonly stato: string
  readonly cliente: string
  readonly veicolo?: `veicolo_${string}` | undefined
  readonly targa?: string | undefined
  readonly marca?: string | undefined
  readonly modello?: string | undefined
  readonly km?: number | undefined
  readonly completata_il?: string | undefined
  readonly righe?: readonly Voce[] | undefined
}

/** What follows from a repair: the card of a new vehicle, the price of a part on the day, the day it is done, parts that leave the shelf. */
export async function seguiti(
  before: Riparazione | undefined,
  after: Riparazione | undefined,
  read: k.Read,
  { today }: k.At,
): Promise<readonly k.Change[]> {
  const stock = magazzino(before, after)
  if (!after) return stock
  const righe = await completed(after.righe ?? [], read)
  const car = await ilVeicolo(altroVeicolo(before, after), read)
  const values = { ...(righe && { righe }), ...car?.values, ...giornoDi(before, after, today) }
  return [
    ...(car?.made ? [car.made] : []),
    ...(Object.keys(values).length > 0 ? [{ type: 'update', entity: 'riparazione', id: after.id, values } as const] : []),
    ...stock,
  ]
}

/** The day on which it is done is written when it comes about, and taken back when the work begins again. */
function giornoDi(before: Riparazione | undefined, after: Riparazione, today: string) {
  const [was, is] = [before !== undefined && isChiusa(before.stato), isChiusa(after.stato)]
  if (is && !was && after.completata_il === undefined) return { completata_il: today }
  return was && !is && after.completata_il !== undefined ? { completata_il: null } : {}
}

/** Another vehicle was chosen: what was said of the first is not said of this one. */
const altroVeicolo = (before: Riparazione | undefined, after: Riparazione): Riparazione =>
  before?.veicolo !== undefined && after.veicolo !== undefined && before.veicolo !== after.veicolo && before.targa === after.targa
    ? { ...after, targa: undefined, marca: undefined, modello: undefined }
    : after

/** The vehicle of a plate that was typed: the one that has it, or a new card; what is not said of it is taken from its card. */
async function ilVeicolo({ veicolo: id, targa, marca, modello, cliente, km }: Riparazione, read: k.Read) {
  if (id !== undefined && targa !== undefined && marca !== undefined && modello !== undefined) return undefined
  const known = await veicoloDi(read, id, targa)
  if (known) {
    const said = { targa: targa ?? known.targa, marca: marca ?? known.marca, modello: modello ?? known.modello }
    return { values: { veicolo: known.id, ...said }, made: undefined }
  }
  if (id !== undefined || targa === undefined || marca === undefined || modello === undefined) return undefined
  const made = k.newId('veicolo')
  const values = { cliente, targa, marca, modello, ...DI_SOLITO, ...(km !== undefined && { km }) }
  return { values: { veicolo: made }, made: { type: 'create', entity: 'veicolo', id: made, values } as const }
}

/** Parts leave the shelf with the work that is done, and come back when it begins again. */
const magazzino = (before: Riparazione | undefined, after: Riparazione | undefined) => scarico('ricambio', presi(before), presi(after))

const presi = (row: Riparazione | undefined): readonly Preso[] =>
  row && isChiusa(row.stato) ? (row.righe ?? []).map(({ ricambio: id, quantita }) => ({ id, quantita })) : []
