import type { Value } from '../../kernel/entity/entity.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { euro, type Cents } from '../../kernel/fields/money.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import { canMove } from '../../kernel/fields/status.ts'
import { card } from './card.ts'
import type { cliente } from './cliente.ts'
import type { entities } from './entities.ts'
import { intervento } from './intervento.ts'
import type { materiale } from './materiale.ts'
import { metrics } from './metrics.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { expect, type Equal } from '../../kernel/fields/equal.types.ts'

type Intervento = Value<typeof intervento>
expect<Equal<Intervento['id'], `intervento_${string}`>>()
expect<Equal<Intervento['stato'], 'programmato' | 'in_corso' | 'completato' | 'cancellato'>>()
expect<Equal<Intervento['tipo'], 'idraulica' | 'elettrica' | 'fabbro' | 'generale'>>()
expect<Equal<Intervento['cliente'], `cliente_${string}`>>()
expect<Equal<Intervento['tecnico'], `tecnico_${string}` | undefined>>()
expect<Equal<Intervento['preventivo'], Cents | undefined>>()
expect<Equal<Intervento['data'], string>>()
expect<Equal<Intervento['foto'], readonly Filed[] | undefined>>()
expect<Equal<Value<typeof cliente>['interventi'], number>>()
expect<Equal<Value<typeof materiale>['stato'], 'ok' | 'scorta_bassa'>>()

canMove(intervento.fields.stato, 'programmato', 'in_corso')
// @ts-expect-error a state that does not exist
canMove(intervento.fields.stato, 'programmato', 'sospeso')
// @ts-expect-error a record of one kind cannot stand where another is expected
const swapped: Intervento['cliente'] = 'tecnico_1'
// @ts-expect-error a bare number is no money
const float: Intervento['preventivo'] = 180.5
const price: Intervento['preventivo'] = euro(180.5)

// The sample gives every entity its records, and each record what its entity asks for.
type Data = ReturnType<Sample<typeof entities>>
expect<Equal<keyof Data, 'intervento' | 'cliente' | 'materiale' | 'tecnico' | 'orario_apertura'>>()
// @ts-expect-error an entity without its records
const partial: Data = { intervento: [], cliente: [], materiale: [] }
// @ts-expect-error a kind of client that the entity does not know
const wrong: Data['cliente'] = [{ id: 'cliente_1', version: 1, nome: 'A', tipo: 'ente' }]
// @ts-expect-error what is worked out is never stored
const counted: Data['cliente'] = [{ id: 'cliente_1', version: 1, nome: 'A', tipo: 'privato', interventi: 3 }]

const pieces = { card, metrics, screens, script }
// @ts-expect-error a sample that lacks the records of an entity
defineSector({ ...pieces, entities: [intervento], sample: () => ({}) })
// @ts-expect-error a sector without the words of its chat
defineSector({ card, metrics, screens, entities: [intervento], sample })

void [swapped, float, price, partial, wrong, counted]
