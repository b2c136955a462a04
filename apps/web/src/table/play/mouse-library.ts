import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** The library for dragging by mouse. */
export const mouseLibrary = { draggable, dropTargetForElements };

export type MouseLibrary = typeof mouseLibrary;
