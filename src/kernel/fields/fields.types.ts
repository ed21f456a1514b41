import { times } from '../expression/expression.ts'
import { choice } from './choice.ts'
import { counted, derived } from './derived.ts'
import { optional, type Field, type Fields, type Optional } from './field.ts'
import type { Filed } from '../files/filed.ts'
import { image } from './image.ts'
import { lines } from './lines.ts'
import { euro, money, type Cents } from './money.ts'
import { decimal, integer } from './number.ts'
import { reference, type Id } from './reference.ts'
import type { Draft, KeyOf, Row, StoredKey, ValueOf } from './shapes.ts'
import { canMove, status } from './status.ts'
import { text } from './text.ts'
import { expect, type Equal } from './equal.types.ts'

const stato = status('Stato', 'aperto', {
  aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
  chiuso: { label: 'Chiuso', tone: 'success', next: [] },
})
const fields = {
  nome: text('Nome'),
  tipo: choice('Tipo', { casa: 'Casa', ufficio: 'Ufficio' }),
  cliente: optional(reference('Cliente', 'cliente')),
  prezzo: optional(money('Prezzo')),
  foto: optional(image('Foto')),
  righe: lines('Righe', { voce: text('Voce'), prezzo: optional(money('Prezzo')) }, { summary: ({ voce }) => voce }),
  stato,
  doppio: derived(integer('Doppio'), times('pezzi', 2)),
  figli: counted('Figli', { entity: 'figlio', by: 'padre' }),
}

// A value keeps its literals and its brand.
expect<Equal<ValueOf<typeof fields.nome>, string>>()
expect<Equal<ValueOf<typeof fields.tipo>, 'casa' | 'ufficio'>>()
expect<Equal<ValueOf<typeof fields.stato>, 'aperto' | 'chiuso'>>()
expect<Equal<ValueOf<typeof fields.cliente>, Id<'cliente'>>>()
expect<Equal<ValueOf<typeof fields.prezzo>, Cents>>()
expect<Equal<ValueOf<typeof fields.foto>, readonly Filed[]>>()
expect<Equal<ValueOf<typeof fields.righe>, readonly { readonly voce: string; readonly prezzo?: Cents | undefined }[]>>()

// A draft holds what can be typed, an optional field may be left out, what is worked out is not there.
expect<Equal<StoredKey<typeof fields>, 'nome' | 'tipo' | 'cliente' | 'prezzo' | 'foto' | 'righe' | 'stato'>>()
expect<Equal<Draft<typeof fields>['prezzo'], Cents | undefined>>()
const draft: Draft<typeof fields> = { nome: 'A', tipo: 'casa', righe: [], stato: 'aperto' }
// @ts-expect-error a required field is missing
const noName: Draft<typeof fields> = { tipo: 'casa', righe: [], stato: 'aperto' }
// @ts-expect-error what is worked out cannot be handed in
const doubled: Draft<typeof fields> = { ...draft, doppio: 4 }
// @ts-expect-error a choice that is not in the list
const wrongChoice: Draft<typeof fields> = { ...draft, tipo: 'negozio' }
// @ts-expect-error a bare number is no money: euro(180.5) is the only way in
const float: Draft<typeof fields> = { ...draft, prezzo: 180.5 }
const paid: Draft<typeof fields> = { ...draft, prezzo: euro(180.5) }
// @ts-expect-error an id of another entity
const swapped: Draft<typeof fields> = { ...draft, cliente: 'fornitore_1' }
// @ts-expect-error a line has its own fields
const badLine: Draft<typeof fields> = { ...draft, righe: [{ testo: 'x' }] }

// A row is read with an id of its entity, a version, and what is worked out.
type Nota = Row<'nota', typeof fields>
expect<Equal<Nota['id'], `nota_${string}`>>()
expect<Equal<Nota['version'], number>>()
expect<Equal<Nota['doppio'], number>>()
expect<Equal<Nota['figli'], number>>()

// Only a field of the kind can be a board, a calendar, a lane.
expect<Equal<KeyOf<typeof fields, 'status'>, 'stato'>>()
expect<Equal<KeyOf<typeof fields, 'reference'>, 'cliente'>>()
expect<Equal<KeyOf<typeof fields, 'date'>, never>>()

canMove(stato, 'aperto', 'chiuso')
// @ts-expect-error a state that does not exist
canMove(stato, 'aperto', 'sospeso')
// @ts-expect-error a move to a state that does not exist
status('Stato', 'aperto', { aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] } })
// @ts-expect-error a beginning that is no state
status('Stato', 'chiuso', { aperto: { label: 'Aperto', tone: 'primary', next: [] } })
// @ts-expect-error a tone outside the design system
status('Stato', 'aperto', { aperto: { label: 'Aperto', tone: 'blu', next: [] } })
// @ts-expect-error a colour for a choice that does not exist
choice('Tipo', { casa: 'Casa' }, { tones: { casa: 'info', ufficio: 'info' } })
// @ts-expect-error a summary of a field that the line does not have
lines('Righe', { voce: text('Voce') }, { summary: ({ testo }) => testo })

// Any field stands among fields, whatever it holds.
const anyFields: Fields = fields
const anyField: Field = fields.tipo
expect<Equal<Optional<typeof fields.nome>['optional'], true>>()

void [draft, noName, doubled, wrongChoice, float, paid, swapped, badLine, anyFields, anyField]

// What is worked out in a line is read with it, and names columns that are there.
const rows = lines(
  'Righe',
  { quantita: decimal('Quantità'), doppio: derived(decimal('Doppio'), times('quantita', 2)) },
  { summary: ({ quantita, doppio }) => `${quantita} ${doppio ?? 0}`, starts: { quantita: 1 } },
)
expect<Equal<Extract<ValueOf<typeof rows>, readonly unknown[]>[number]['doppio'], number | undefined>>()
// @ts-expect-error a line begins with what is written in it
lines('Righe', { voce: text('Voce') }, { summary: ({ voce }) => voce, starts: { testo: 'x' } })
// @ts-expect-error a calculation over what is no column
lines('Righe', { quantita: decimal('Quantità'), doppio: derived(decimal('Doppio'), times('peso', 2)) }, { summary: () => '' })
void rows
