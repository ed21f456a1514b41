import { use, useState } from 'react'
import { findPlaces, placeNames } from '../../../documents/schedine-alloggiati/find-place.ts'
import { withNewerPlaces } from '../../../documents/schedine-alloggiati/newer-tables.ts'
import { placeChoice } from '../../../documents/schedine-alloggiati/place-name.ts'
import { placesOfText, placeText } from '../../../documents/schedine-alloggiati/place-of-text.ts'
import { loadPlaces, type Places } from '../../../documents/schedine-alloggiati/places.ts'
import { NewerPlacesContext } from '../../data/newer-places.ts'
import { Autocomplete, type Suggestion } from '../../ui/autocomplete.tsx'
import { accessOf, textOf, type InputProps } from '../input-props.ts'

/** What the Alloggiati form offers before a letter is typed (specification §3). */
const FIRST: readonly Suggestion[] = ['Milano', 'Roma', 'Napoli', 'Torino'].map((name) => ({ value: name, label: name }))

const NOWHERE = 'Nessun comune e nessuno stato comincia così: controlla, o prosegui e resta come è scritto.'

function suggest(places: Places | undefined, text: string): readonly Suggestion[] {
  if (text.trim() === '') return FIRST
  return places
    ? findPlaces(places, text).map((place) => ({ value: placeText(places, place), label: placeChoice(place), also: placeNames(place) }))
    : []
}

/** A comune or a state by typing, with those of the police tables to choose from. Without the tables it is a line of text. */
export function PlaceInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const [places, setPlaces] = useState<Places>()
  const text = textOf(value)
  const newer = use(NewerPlacesContext)
  // Asked again each time one comes here: newer tables may have been taken in meanwhile.
  const load = () => {
    // The tables only help: who is offline when they are first wanted writes the whole name.
    Promise.all([loadPlaces(), newer()]).then(
      ([committed, differences]) => setPlaces(withNewerPlaces(committed, differences)),
      () => undefined,
    )
  }
  return (
    <Autocomplete
      {...accessOf({ ids, name, label, required })}
      placeholder={field.placeholder}
      value={text}
      onChange={onChange}
      suggestions={suggest(places, text)}
      emptyText={places && placesOfText(places, text).length === 0 ? NOWHERE : undefined}
      onFocus={load}
      onBlur={onBlur}
    />
  )
}
