import type { CollisionDetection } from '@dnd-kit/core'

/** The place under the finger or the pointer; with the keyboard, under the middle of what is held. */
export const underPoint: CollisionDetection = ({ pointerCoordinates, collisionRect, droppableContainers, droppableRects }) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2
  const y = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2
  const found = droppableContainers.find(({ id }) => {
    const box = droppableRects.get(id)
    return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return found ? [{ id: found.id, data: { droppableContainer: found, value: 0 } }] : []
}
