/** How a place is drawn: a round or a square one that may be taken, or what merely stands in the room, a counter or a wall. */
export type PlaceShape = 'round' | 'square' | 'fixed'
export const placeShapes: readonly string[] = ['round', 'square', 'fixed'] satisfies readonly PlaceShape[]

/** What stands under the state of a place: a field of the record, or the minutes since an hour of it. */
export type Figure<K = string, S = string> = K | { readonly since: S }

/** A part of the day that is looked at as one: lunch, the evening. It may go through midnight. */
export interface Service {
  readonly label: string
  readonly from: string
  readonly to: string
}

/**
 * Places in a room, and the records that take them. Of the record, `A` is what names its places, `K` are its fields, `I` whole
 * numbers, `H` hours, `S` states; of the place, `R` are its rooms, `N` whole numbers, `C` choices, `J` references to others like it.
 */
export interface PlanSays<
  A = string,
  K = string,
  I = string,
  H = string,
  S extends string = string,
  R = string,
  N = string,
  C = string,
  J = string,
> {
  /** The place that a record takes, or several (`team`), which it joins for as long as it lies there. */
  readonly at: A
  /** The room of a place, a tab for each; one room when absent. */
  readonly room?: R
  /** Where a place stands in its room, in steps of the raster from the left and from the top; it is put where there is room while they are empty. */
  readonly column: N
  readonly row: N
  /** How large it is with its chairs, in steps; four by four when absent or empty. */
  readonly width?: N
  readonly height?: N
  /** How many it takes: as many chairs are drawn. */
  readonly seats?: N
  /** How the values of a choice are drawn; a value that is left out, and all of them without the word, as `square`. */
  readonly shapes?: { readonly by: C; readonly as: Readonly<Record<string, PlaceShape>> }
  /** The reference to the place that one is joined to until somebody parts them, whoever takes it. */
  readonly joins?: J
  /** How many a record brings: so many chairs are filled. */
  readonly party?: I
  /** The one figure that matters, by the state of the record; the hour of its slot where a state is left out. */
  readonly figures: { readonly [state in S]?: Figure<K, H> }
  /** Fields of the record in the panel of its place. */
  readonly details: readonly K[]
  /** A field that must not be overlooked, where it is filled: an allergy. */
  readonly notice?: K
  readonly services?: readonly Service[]
  /** What is made for whoever has come and is there: the orders of a table. */
  readonly adds?: PlanAdds
  /** Records of whoever is there that are not over, and stand in the panel with what can be done about them: the bills of a table. */
  readonly owes?: PlanOwes
}

/** Records of another entity that name the record in their field `by`. */
export interface PlanOwes {
  readonly entity: string
  readonly by: string
}

/** Records of another entity that name the record in their field `by`, and its first place in their field `at`. */
export interface PlanAdds {
  readonly entity: string
  readonly by: string
  readonly at?: string
}
