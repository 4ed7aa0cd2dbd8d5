// A program that does not even load, as where no descriptor is left to read it.
throw new RangeError('broken');
